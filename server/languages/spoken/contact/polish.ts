/** How Polish asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const CAN = '(?:moge|mozna|mozemy|moglbym|moglabym|mam|trzeba|powinienem)';

export const POLISH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:numer(?:y|u)?|nr)(?: (?:do|waszego|panstwa|twojego))? ?(?:telefonu|tel|komorki|komorkowy|stacjonarny|whatsapp|kontaktowy|alarmowy|rezerwacji|infolinii|was|panstwa|recepcji)|telefon(?:u|y|iczny|em)?|tel|komork[aię]|komorkowy|infolini[aię]|whatsapp|(?:wasz|panstwa|twoj|jaki) numer|numer',
    fax: 'faks(?:u)?|fax(?:u)?|numer (?:faksu|faxu)',
    email:
      '(?:adres(?:y|u)? )?(?:e-?mail(?:a|e|owy|u)?|mail(?:a|e|owy)?|poczty elektronicznej)|skrzynka(?: mailowa)?',
    address:
      'adres(?:y|u|em)?(?: pocztowy| siedziby)?|kod(?:u)? pocztow(?:y|ego)|lokalizacj[aię]|siedzib[aęy]|dojazd(?:u)?|ulic[aęy]|polozeni[ea]|gps|wspolrzedne',
    parking:
      'parking(?:i|u|ow)?|parkowani[ae]|parkowac|zaparkowac|miejsc[ae]? (?:parkingow[ey]|postojow[ey])',
    hours:
      '(?:godziny?|godzin|dni|czas)(?: (?:otwarcia|pracy|przyjec|urzedowania|zamkniecia|dzialania|odwiedzin))?|otwart[eyai]|otwarci?e|zamknie?t[eyai]|czynn[eyai]|otwarcia|zamkniecia',
    person:
      '(?:wlasciciel(?:a|e|ka|ki)?|kierownik(?:a)?|dyrektor(?:a)?|zalozyciel(?:a|e)?|prezes(?:a)?|szef(?:a)?)',
    contact: 'kontakt(?:u|y|owe)?|dane kontaktowe|formularz kontaktowy|skontaktowac(?: sie)?',
  },
  labels: {
    phone: 'zadzwon(?:cie)?|dzwon|recepcja|rejestracja|sekretariat|t',
    email: 'napisz(?:cie)?(?: do nas)?',
    address:
      'gdzie jestesmy|gdzie nas znalezc|jak dojechac|znajdziesz nas|odwiedz nas|zapraszamy|gdzie|nasz (?:sklep|salon)',
    hours: 'kiedy|jestesmy otwarci',
    contact: 'skontaktuj sie|napisz do nas|znajdz nas',
  },
  asks: {
    phone: `(?:jak |gdzie |do kogo |pod jaki numer |czy )?${CAN} (?:do (?:was|panstwa) )?(?:zadzwonic|dzwonic|zatelefonowac)(?: do (?:was|panstwa|kogos))?|(?:gdzie|do kogo|pod jaki numer) (?:zadzwonic|dzwonic)|telefonicznie|macie whatsapp(?:a)?`,
    fax: 'faksem|wyslac faks',
    email: `(?:jak |gdzie |na jaki adres |czy )?${CAN} (?:do (?:was|panstwa) )?(?:napisac|wyslac)(?: (?:e-?maila?|maila?|wiadomosc))?(?: do (?:was|panstwa))?|na jaki (?:adres|e-?mail|mail)(?: (?:napisac|pisac|wyslac))?|e-?mailem|mailowo`,
    address:
      'gdzie (?:jestescie|jest|panstwo sa|sie (?:znajdujecie|znajduje|miescicie|miesci)|was (?:znajde|znalezc)|panstwa znajde|mozna was znalezc|sa|macie)(?: (?:wasz|wasza|panstwa|dokladnie|sklep|hotel|restauracja|gabinet|biuro|salon|studio|firma|siedziba|zaklad|warsztat|lokal))*|jak (?:do was |do panstwa )?(?:dojechac|trafic|dojade|dotrzec)(?: do (?:was|panstwa))?|(?:na|przy) jakiej ulicy|w jakim miescie',
    parking: 'gdzie (?:mozna|moge|mozemy) (?:zaparkowac|parkowac)|gdzie zaparkowac',
    hours:
      '(?:kiedy|o ktorej|do ktorej|od ktorej|w jakich godzinach|w jakie dni|w ktore dni|w jakich dniach|jak dlugo)(?: (?:godziny|jestescie|jest|sa|macie|jestes))?(?: (?:otwart[eyai]|otwarci|zamknie?t[eyai]|czynn[eyai]|otwieracie|zamykacie|otwiera|zamyka|pracujecie|przyjmujecie))?(?: (?:sklep|restauracja|gabinet|biuro))?|(?:czy )?(?:jestescie|jest|macie|sa panstwo)(?: [^ ]+){0,2} (?:otwart[eyai]|otwarci|czynn[eyai]|zamknie?t[eyai])|(?:otwieracie|zamykacie|pracujecie)|do ktorej|czy ktos jest',
    person:
      '(?:kto jest (?:wlascicielem|szefem|kierownikiem)|kto (?:prowadzi|zalozyl)|do kogo nalezy|czyj(?:e|a)? (?:to )?jest)(?: [^ ]+)?',
    contact: `(?:jak|gdzie|z kim)(?: ${CAN})?(?: sie)?(?: z (?:wami|panstwem))? skontaktowac(?: sie)?(?: z (?:wami|panstwem|kims))?|jak sie (?:z wami )?(?:kontaktowac|skontaktuje)|do kogo (?:mam )?sie zwrocic`,
  },
  times: 'kiedy|o ktorej|do ktorej|od ktorej|do kiedy|w jakich godzinach|w jakie dni|w ktore dni',
  openings:
    '(?:jak(?:i|a|ie)?(?: (?:jest|sa))?|ktor[yae]|gdzie (?:znajde|jest)|kto (?:jest|to)|(?:czy )?(?:macie|ma pan|ma pani|maja panstwo|jest|sa)|(?:czy )?moge (?:prosic|dostac|otrzymac)(?: o)?|(?:czy )?(?:mozecie|moze pan|moze pani|moga panstwo)(?: mi)? (?:podac|dac|wyslac)|(?:podaj|podajcie|prosze podac|daj|prosze)(?: mi)?(?: o)?|(?:potrzebuje|szukam|chce|chcialbym|chcialabym|poprosze)(?: (?:o|poznac))?|i|a|czesc|dzien dobry|hej|czy|w)',
  beside:
    'wasz|wasza|wasze|waszego|panstwa|pana|pani|twoj|twoja|twoje|do|na|w|we|o|z|za|dla|i|lub|albo|prosze|dziekuje|dzieki|mi|mnie|nas|sie|jest|sa|to|tu|tam|dokladny|dokladne|aktualny|aktualne|wlasciwy|podac|dostac|firma|firmy|sklep|sklepu|hotel|hotelu|restauracja|restauracji|gabinet|gabinetu|biuro|biura|strona|strony|godzinie?y?|dzien|dni|rano|wieczorem|popoludniu|po|poludniu|noca|pozno|wczesnie|kazdy|co|jeszcze|kiedy|ktos',
  notOurs:
    'moj(?:a|e|ego|ej)?|swoj(?:a|e|ego|ej)?|inn[yae]|now[yae]|star[yae]|uzytkownik(?:a|ow)?|klient(?:a|ow)?|zmienic|zmiana',
  aside:
    'hurt|hurtownia|faks|fax|alarmowy|nagl|prywatnosc|ochrona danych|iod|rodo|praca|kariera|rekrutacja|prasa|faktury|ksiegowosc|reklamacje|newsletter',
  emergency: 'alarmowy|nagl(?:y|ych|ym|e)|pilne|pogotowie|w nocy|po godzinach|awari[aię]',
  leads: 'zalozyla?|prowadzi',
  streets: String.raw`(?:[Uu]l\.|[Aa]l\.|[Pp]l\.|[Oo]s\.|[Uu]lica|[Aa]leja|[Aa]leje|[Pp]lac|[Oo]siedle|[Rr]ynek)\s+[\p{Lu}\d][\p{L}\d.'’ -]{0,50}?\s?\d+\s?[a-zA-Z]?(?:\s?[\/-]\s?\d+[a-z]?)?(?![\p{L}\p{N}])|[Rr]ynek\s\d+`,
  days: [
    'poniedzial(?:ek|ki|ku)|pon|pn',
    'wtor(?:ek|ki|ku)|wt',
    'srod[ayęe]|sr',
    'czwart(?:ek|ki|ku)|czw|cz',
    'piat(?:ek|ki|ku)|pt',
    'sobot[aęye]|sob|sb',
    'niedziel[aęei]|niedz|nd|ndz',
  ],
  weekdays: 'dni robocze|w tygodniu|dni powszednie|roboczych',
  weekend: 'weekend(?:y|u|ow)?',
  daily: 'codziennie|kazdego dnia|caly tydzien|siedem dni w tygodniu|calodobowo',
  range: 'do|-',
  open: 'otwart[eyai]|otwarci|czynn[eyai]|godziny|otwieramy|pracujemy|zapraszamy',
  closed: 'zamknie?t[eyai]|zamykamy|nieczynn[eyai]|nieczynne',
  holiday:
    'swieta|swieto|swiat|swiateczn[eya]|dni wolne|ferie|wakacje|boze narodzenie|wigili[aęi]|sylwestra?|nowy rok|wielkanoc|majowka|boze cialo',
  season: '(?:wysoki|niski)? ?sezon(?:ie)?|w sezonie|poza sezonem|rok(?:u)? szkolny(?:m)?|semestr|caly rok',
  yearParts: {
    christmasEve: 'wigili[aie]',
    christmasDay: 'pierwszy dzien swiat',
    boxingDay: 'drugi dzien swiat',
    christmas: 'boze(?:go)? narodzenie?a?|swieta bozego narodzenia',
    newYearsEve: 'sylwest(?:er|ra)',
    newYear: 'nowy(?:m)? rok(?:iem)?',
    easter: 'wielkanoc[ya]?',
    spring: 'wiosna|wiosny',
    summer: 'lato|latem|lata',
    autumn: 'jesien|jesienia|jesieni',
    winter: 'zima|zimy',
  },
  between: 'miedzy|pomiedzy',
  bounds: {
    coming: 'przyjazd|przyjechac|zameldowani[ae]|check-? ?in',
    going: 'wyjazd|wyjechac|wymeldowani[ae]|check-? ?out|zwrocic|zwrot',
    last: 'ostatni|ostatnia|ostatnie|najpozniej',
  },
  from: 'od|miedzy',
  answersCalls: 'telefonicznie|przez telefon',
  beforeClosing: '(?:minut|godzin[ey]?) przed zamknieciem',
  now: 'dzis|dzisiaj|jutro|teraz|obecnie|w tej chwili|w tym tygodniu|dzis wieczorem',
  headings: {
    phone: 'Telefon',
    fax: 'Faks',
    email: 'E-mail',
    address: 'Adres',
    parking: 'Parking',
    hours: 'Godziny otwarcia',
    person: 'Właściciel',
    contact: 'Kontakt',
  },
  socialMedia: 'media(?:ch)? spolecznosciow(?:e|ych)|social medi(?:a|ach)',
  ofProfiles:
    'stron\\p{L}*|kont\\p{L}*|profil\\p{L}*|kana\\p{L}*|link\\p{L}*|obserwowac|znalezc|znajde|aktywni|macie|jestescie',
  lacking: 'Na tej stronie nie ma pozycji „{topic}”. Podano na niej:',
};
