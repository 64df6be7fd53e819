/** Polish. A light stemmer of Polish: cuts off the commonest endings of nouns, adjectives and verbs, accents or not. */
import { foldDiacritics } from '../definition/diacritic-folding.js';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { polishIntents } from '../intents/polish.js';
import { polishNotices } from '../notices/polish.js';
import { wholeWords } from '../definition/words.js';

/** Longest first, without accents, which many visitors do not type. */
const ENDINGS = [
  'owaniem owaniu owania owanie owalem owalam iejszy ieniem owany owana owane owano owac anego anemu',
  'ieniach ieniami ienie ienia ieniu owaniach aniach aniami eniach eniami aniem anych enie enia eniu eniem iecie iecia uje ujesz ujemy ujac',
  'alem alam ilem ilam anie ania aniu ujcie uj',
  'iami ami ach ych ego emu ymi imi iem iam iasz iac nac ic ac yc ec ow om owi em im ym ej ze ia ii ie iu je ji ja al il',
  'a e i o u y',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);
const ENDING = new RegExp(`^(.{3,}?)(?:${ENDINGS.join('|')})$`, 'u');

/** The stem of a word in lower case, without accents. */
function stem(word: string): string {
  const plain = foldDiacritics(word);
  return ENDING.exec(plain)?.[1] ?? plain;
}

export const polish: SpokenLanguage = {
  isSpoken: true,
  code: 'pl',
  name: 'Polish',
  nativeName: 'Polski',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem,
  stopWords: `
    a aby ale am bez będzie by być był była było były ci co czy dla do gdy gdzie go i ich ile im jak jaka jaki
    jakie je jego jej jest jestem już kiedy kto która które który lub ma mam mi może można mnie mój na nad nas
    nie nim o od on ona oni oraz po pod przed przez przy są się ta tak także tam te tego tej ten to tu ty tych
    tylko tym u w we wszystko z za ze że dlaczego mogę możecie macie chcę`,
  alwaysSaysPronouns: false,
  lightWords: `
    albo bardzo będę blisko bo brak ciągle chce chcesz chciałabym chciałbym chcieć chociaż chyba cześć często
    coś czas czasami czasem czasu czegoś dać daje dalej długo dnia dni dobra dobre dobry dobrze dopiero dostać
    dostaję dostanę dostępne dość duża duże duży dwa dwie dzień dziękuję dzisiaj dziś gdzieś głównie godzin
    godzina godziny ilość inna inne innego inny innych iść jakaś jakiś jakieś jakoś jeden jedna jedno jednak
    jeszcze jutro każda każde każdy kilka kiedyś koniec końcu krótko ktoś lat lepiej lepszy ludzie mają mamy
    mały mała miejsce miesiąc miesięcy mieć mniej mogą moment możemy możliwe możliwość musi muszę myślę
    najlepiej najlepszy następna następny naprawdę nawet nic nigdy nikt nowa nowe nowy nowych obecnie oczywiście
    odpowiedź oprócz ostatni ostatnia osoba osoby osób pan pani pewien pewno pierwsza pierwszy podać pojawia
    pomoc pomocy pomóc ponad ponieważ poprawnie potem potrzeba potrzebne potrzebuję powiedzieć powinien powinna
    powinno prawie proszę problem problemy problemu przykład przynajmniej pytać pytanie pytania rano raz razem
    razy rok roku różne rzecz rzeczy sam sama samo sobie sposób sprawa stale szybko taka taki takie teraz też
    trochę trzeba trzy tutaj tydzień tygodni tyle typ używać używam wciąż wczoraj według widać widzę widzieć wie
    wiedzieć wiele wielu wiem wieczorem więcej większość właśnie wszystkie wśród wtedy zacząć zamiast zawsze
    zobaczyć znaleźć znajdę znaczy zrobić został zwykle robić robi robię działa działają`,
  synonyms: `
cena koszt opłata cennik stawka
bezpłatny darmowy gratis bezpłatnie
płatność zapłata zapłacić płacić opłacić
faktura rachunek paragon
kupić zamówić zakup zamówienie nabyć
anulować zrezygnować rezygnacja wypowiedzieć odwołać
subskrypcja abonament plan
zwrot zwrócić reklamacja oddać odesłać
zwrot refundacja pieniądze
dostawa wysyłka przesyłka doręczenie
paczka przesyłka zamówienie
wysłać dostarczyć nadać
uszkodzony zepsuty wadliwy
naprawa naprawić serwis
gwarancja rękojmia
rabat zniżka promocja kupon kod
sklep punkt
otwarty czynny
zamknięty nieczynny
wizyta termin rezerwacja
zarezerwować umówić rezerwacja
zmienić edytować modyfikować zmiana edycja
zaktualizować aktualizacja
usunąć skasować wykasować usuwanie
utworzyć stworzyć dodać założyć
logowanie zalogować login
wylogować wylogowanie
rejestracja zarejestrować zapisać
hasło pin
zapomnieć zgubić stracić zapomniałem zapomniałam odzyskać zresetować reset
przywrócić odzyskać
konto profil
użytkownik członek osoba
pracownik współpracownik kolega
zaprosić zaproszenie
uprawnienie rola dostęp
telefon komórka smartfon
zadzwonić telefon numer
komputer laptop pc
program aplikacja oprogramowanie
strona witryna serwis
błąd problem awaria usterka
instalacja zainstalować instalować
ustawienia opcje konfiguracja
skonfigurować ustawić
włączyć aktywować uruchomić
wyłączyć dezaktywować
szukać wyszukać znaleźć
udostępnić opublikować
pobrać eksport wyeksportować ściągnąć
import zaimportować przesłać
limit maksimum
powiadomienie alert
język tłumaczenie
pomoc wsparcie obsługa
kontakt skontaktować
mail email poczta
plik dokument
folder katalog
zdjęcie obraz obrazek foto
parking parkować
adres lokalizacja
pokój nocleg
wygasnąć ważność termin
karta kredytowa
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: 'np|tzn|tj|ul|nr|tel|godz|prof|itp|itd|zob|wew',
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords(
      'nie|nigdy|bez|ani|nikt|nikogo|nic|żad(?:en|n\\p{L}{1,3})|niemożliw\\p{L}+|niedostępn\\p{L}+',
    ),
    exceptions: /(?<!\p{L})nie tylko(?!\p{L})/giu,
  },
  clauseEnds: 'ale|lecz|jednak|jeśli|jeżeli|gdy|kiedy|ponieważ|bo|że|który|która|które|chyba',
  yesOrNo: 'tak|nie',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: String.raw`\bile\b|\bjak (?:długo|często)\b|\bkiedy\b|\b(?:cena|kosztuje)\b`,
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price:
      'ile kosztuje|ile kosztują|jaka jest cena|jaki jest koszt|po ile|cena|ceny|cennik|koszt|kosztuje|kosztują|opłata',
    time: 'kiedy|o której|do której|od której|do kiedy|w jakie dni|jakiego dnia|godziny otwarcia|w jakich godzinach',
    duration: 'jak długo|ile (?:minut|godzin|dni|tygodni|miesięcy|lat|nocy)|ile trwa|ile czasu',
    definition: 'co to jest|co to są|czym jest|czym są|co oznacza|co znaczy|definicja',
    person: 'kto jest|kto prowadzi|kto robi|jak nazywa się',
    least: 'najtańszy|najtańsza|najtańsze|najniższa|najniższy',
    most: 'najdroższy|najdroższa|najdroższe|najwyższa|najwyższy',
    small: 'mał(?:y|a|e|ą|ego|ej)|najmniejsz(?:y|a|e|ą|ego|ej)',
    large: 'duż(?:y|a|e|ą|ego|ej)|największ(?:y|a|e|ą|ego|ej)',
  },
  defines: 'to|jest|są|oznacza',
  freeOfCharge: 'bezpłatny|bezpłatna|bezpłatne|bezpłatnie|darmowy|darmowa|darmowe|za darmo|gratis|wliczone',
  calendar: {
    through: 'do',
    weekend: 'weekend|weekendy|weekendu',
    weekdays: 'dni robocze|w tygodniu|dni powszednie',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: POLISH_CONTACT,

  followUp: {
    goesOn: 'a|i|ale|lub|a co z',
    openings: 'a|i|albo|ale|więc|też|co z',
    pointers: 'to|tego|tym|ten|ta|on|ona|ono|go|jej|jego|ich|tam',
    closed: 'czy',
    other: 'drugi(?:ego|ej|m)?|drug[aeą]|inn[yaeą]|innej|innym|innego',
  },
  anaphora:
    'to|ten|ta|te|ci|tego|tej|tych|on|ona|ono|oni|one|ich|jednak|ponadto|również|także|następnie|wtedy|dlatego|w przeciwnym razie|w tym przypadku|ale|i|lub|oba|mamy też|mamy także|oferujemy też|oferujemy także|możesz też|możesz także|możesz również|dodatkowo|poza tym|oprócz tego|w tym celu|do tego|dlatego też|z tego powodu|w takim przypadku|w takim razie|w takiej sytuacji|w obu przypadkach|w ten sposób|na przykład|mimo to|niemniej|natomiast|na koniec|wreszcie|potem|później|w związku z tym|zatem|więc|inaczej|jeśli tak|jeśli nie|tamten|tamta|tamto|taki|taka|takie|jego|jej|im|tam|tutaj|tu|ten ostatni',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: polishIntents,
  notices: polishNotices,
  fixedSentences: {
    refusal:
      'Nie udało mi się znaleźć odpowiedzi na tej stronie. Zapytaj innymi słowami albo skontaktuj się z naszym zespołem.',
    refusalWithPages:
      'Nie udało mi się znaleźć jednoznacznej odpowiedzi na tej stronie. Może pomogą te podstrony; możesz też zapytać innymi słowami albo skontaktować się z naszym zespołem.',
    mayHelp: 'Nie wiem, czy o to chodzi, ale może to pomoże:',
    saidBefore: 'Jak już podano wyżej:',
    otherLanguage: 'Język stron: {language}. Spróbuj zapytać w tym języku.',
    nothingAsked: 'Nie rozumiem, o co chcesz zapytać. Zadaj krótkie pytanie dotyczące tej strony.',
  },
};
import { POLISH_CONTACT } from './contact/polish.js';
