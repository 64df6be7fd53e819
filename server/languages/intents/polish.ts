/** Polish: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const polishIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'cześć|czesc|hej|dzień dobry|dzien dobry|dobry wieczór|witam|witaj|hejka|siema|siemka|elo|halo|dobry|dobry dzień|hello|cześć wszystkim',
      thanks:
        'dziękuję|dziekuje|dzięki|dzieki|dziękuję bardzo|bardzo dziękuję|wielkie dzięki|dzięki wielkie|dziękuję ślicznie|serdecznie dziękuję|dzięki za pomoc|dziękuję za pomoc|dziękuje|super dzięki|bardzo pomocne|thx|dzięks',
      goodbye:
        'do widzenia|pa|na razie|do zobaczenia|miłego dnia|cześć na razie|papa|pa pa|żegnaj|do jutra|dobranoc|miłego wieczoru|miłego weekendu|to wszystko|to tyle|trzymaj się|narka',
      assent:
        'dobrze|super|świetnie|rozumiem|jasne|w porządku|ok|okej|okay|tak|nie|dobra|fajnie|ekstra|świetne|doskonale|wspaniale|rozumiem to|zrozumiałem|zrozumiałam|oczywiście|pewnie|zgadza się|no dobrze|nieważne|nie szkodzi|nie ma sprawy|nie dziękuję|nie dzięki|aha|hmm|spoko|git|idealnie|perfekcyjnie',
      wellbeing:
        'jak się masz|co słychać|jak leci|jak się pan ma|jak się pani ma|co tam|jak się czujesz|jak tam|wszystko dobrze',
      laughter: 'haha*|hehe*|hihi*|lol|xd|zabawne|bardzo zabawne|śmieszne|bardzo śmieszne|żartuję|żartowałem',
      test: 'test|testuję|testowanie|tylko testuję|to jest test|to test|próba|sprawdzam|czy to działa|działa|działa to|jesteś tam|jesteś|czy jesteś tam|słyszysz mnie',
      machine:
        'czy jesteś botem|jesteś botem|czy jesteś robotem|czy jesteś człowiekiem|jesteś człowiekiem|czy to bot|kim jesteś|czy rozmawiam z człowiekiem|czy rozmawiam z botem|jesteś robotem|jesteś maszyną|jesteś prawdziwy|jesteś prawdziwa|jesteś prawdziwym człowiekiem|jesteś prawdziwą osobą|czy jesteś prawdziwą osobą|czy jesteś prawdziwym człowiekiem|czy jesteś prawdziwy|czy jesteś maszyną|czy jesteś osobą|czy jesteś żywym człowiekiem|czy jesteś ai|jesteś ai|czy jesteś sztuczną inteligencją|czy jesteś chatbotem|jesteś chatbotem|czy jesteś chatgpt|jesteś botem czy człowiekiem|jesteś człowiekiem czy botem|człowiek czy bot|człowiek czy robot|czy to robot|to bot|to jest bot|czy to człowiek|czy pan jest botem|czy pani jest botem|rozmawiam z botem|rozmawiam z człowiekiem|rozmawiam z robotem|czy rozmawiam z robotem|czy rozmawiam z maszyną|czy rozmawiam z prawdziwą osobą|z kim rozmawiam|czy piszę z botem|czy piszę z człowiekiem|kim ty jesteś|czym jesteś|kto to|jak masz na imię|jak się nazywasz|jak ci na imię|masz imię|kto cię stworzył|ile masz lat|przedstaw się|co to jest',
      help: 'pomoc|pomocy|pomóż mi|potrzebuję pomocy|czy możesz mi pomóc|możesz mi pomóc|co potrafisz|mam pytanie|potrzebuję twojej pomocy|pomóż|pomóżcie|proszę o pomoc|pomóż mi proszę|możesz pomóc|możecie mi pomóc|czy może mi pan pomóc|czy może mi pani pomóc|czy możecie mi pomóc|czy mógłbyś mi pomóc|mógłbyś mi pomóc|jak możesz mi pomóc|w czym możesz pomóc|w czym możesz mi pomóc|co umiesz|co możesz zrobić|co możesz|co robisz|o co mogę zapytać|jak to działa|jak działasz|mam pytania|mam kilka pytań|mam jedno pytanie|pytanie|jedno pytanie|krótkie pytanie|czy mogę o coś zapytać|mogę o coś zapytać|czy mogę zadać pytanie|mogę zadać pytanie',
      complaint:
        'bezużyteczny|jesteś bezużyteczny|bezużyteczne|to jest bezużyteczne|to bezużyteczne|do niczego|jesteś do niczego|beznadziejny|beznadziejne|beznadzieja|jesteś beznadziejny|to beznadziejne|głupi|głupie|jesteś głupi|głupi bot|głupi jesteś|durny bot|beznadziejny bot|bezużyteczny bot|idiota|kretyn|debil|dureń|kurwa|chuj|chuj ci w dupę|spierdalaj|wypierdalaj|pierdol się|zamknij się|cholera|do cholery|gówno|gówniany bot|to jakiś żart|żart|kpina|to kpina|śmieszne to nie jest|żenada|żałosne|fatalnie|fatalna obsługa|okropne|okropna obsługa|słabo|słabe to|bez sensu|to bez sensu|nonsens|bzdura|bzdury|strata czasu|to strata czasu|frustrujące|to frustrujące|jestem zły|jestem zła|jestem wściekły|jestem wściekła|jestem sfrustrowany|mam dość|irytujące|wkurzające|denerwujące|nie pomagasz|nie pomagasz mi|to nie pomaga|nie pomaga|to mi nie pomaga|nie pomogło|to nie pomogło|to mi nie pomogło|nic mi to nie daje|nie rozumiesz|nie rozumiesz mnie|nic nie rozumiesz|nie o to pytałem|nie o to pytałam|nie o to pytam|nie odpowiadasz na pytanie|nie odpowiedziałeś na pytanie|to nie jest odpowiedź|źle|to źle|zła odpowiedź|błędna odpowiedź|to nieprawda|dzięki za nic|zapomnij|poddaję się|nienawidzę cię|serio|poważnie|najgorsza obsługa',
      filler:
        'wszystkim|za pomoc|za wszystko|proszę|jeszcze raz|ty|ci|wam|państwu|i|a|no|więc|teraz|dziś|bardzo|tak|tyle|panie|pani|też|również|ale|bot|za to|za informację|za odpowiedź|jest|to|jesteś|ten|taki|naprawdę|proszę bardzo',
    },
    replies: {
      greeting: 'Dzień dobry! O co chcesz zapytać?',
      help: 'Chętnie. Zadaj krótkie pytanie dotyczące tej strony, a poszukam odpowiedzi.',
      thanks: 'Nie ma za co! Czy mogę pomóc w czymś jeszcze?',
      assent: 'Cieszę się, że mogę pomóc. W razie pytań jestem do dyspozycji.',
      goodbye: 'Do widzenia! W razie pytań zapraszam ponownie.',
      wellbeing: 'Dziękuję, dobrze. O co chcesz zapytać?',
      machine:
        'Jestem automatycznym asystentem. Odpowiadam na podstawie treści tej witryny i zawsze podaję źródło.',
      laughter: 'Miło, że dopisuje humor! O co chcesz zapytać?',
      test: 'Tak, jestem. O co chcesz zapytać?',
      complaint:
        'Przykro mi, że nie udało mi się pomóc. Zapytaj innymi słowami albo skontaktuj się z naszym zespołem.',
    },
  },
  preamble: {
    newSubject:
      'inne pytanie|zupełnie inne pytanie|mam inne pytanie|mam też inne pytanie|mogę zapytać o coś innego|czy mogę zapytać o coś innego|z innej beczki|pytanie z innej beczki|mniejsza z tym|mniejsza o to|zapomnij o tym',
    newSubjectClause:
      'nowe pytanie|coś innego|coś zupełnie innego|to coś innego|chodzi o coś innego|pytanie o coś innego|mam pytanie o coś innego|chcę zapytać o coś innego|chciałem zapytać o coś innego|chciałam zapytać o coś innego|następne pytanie|kolejne pytanie|inna sprawa|inny temat|nowy temat|zmiana tematu|zmieniając temat|zmieńmy temat|nieważne|już nieważne|zostawmy to|dajmy temu spokój|daj spokój|zapomnij|proszę o tym zapomnieć',
    aside:
      'przy okazji|a propos|swoją drogą|nawiasem mówiąc|jeszcze jedno pytanie|mam jeszcze jedno pytanie|ostatnie pytanie|mam ostatnie pytanie',
  },
  humanRequest: {
    words: {
      person:
        'człowiek*|żywym człowiekiem|żywego człowieka|prawdziwym człowiekiem|prawdziwego człowieka|prawdziwy człowiek|prawdziwa osoba|prawdziwą osobą|prawdziwej osoby|prawdziwą osobę|żywą osobą|żywa osoba|żywej osoby|realną osobą|realnym człowiekiem|ludzie|ludźmi|kimś prawdziwym|kimś żywym|kogoś prawdziwego|konsultant*|agent|agentem|agenta|operator|operatorem|operatora|operatorką|przedstawiciel*|doradca|doradcą|doradcy|doradcę|ludzka pomoc|z krwi i kości|jest tam ktoś|jest tu ktoś|ktoś tam jest|czy ktoś tam jest|czy jest tam ktoś|czy jest ktoś dostępny|jest ktoś dostępny|ktoś dostępny|halo jest tam ktoś',
      someone:
        'ktoś|kogoś|kimś|komuś|ktokolwiek|kimkolwiek|osoba|osobą|osoby|osobę|jakąś osobą|kierownik*|menedżer*|manager*|szef*|przełożon*|obsługa klienta|obsługą klienta|obsługi klienta|biuro obsługi|biurem obsługi klienta|biuro obsługi klienta|pomoc techniczna|pomocą techniczną|wsparcie|wsparciem|wsparcie techniczne|wsparciem technicznym|infolinia|infolinią|osobą odpowiedzialną|kimś innym|kimś od was|kogoś od was|kimś kompetentnym|z kimś|od kogoś|kogoś z was|kimś z|kimś z działu',
      staff:
        'pracownik*|pracowniczk*|zesp*|członkiem zespołu|personel*|sprzedaw*|handlow*|dział*|działem sprzedaży|księgow*|techni*|serwis*|biur*|recepcj*|recepcjonist*|portier*|właściciel*|dyrektor*|ekspert*|specjalist*|trener*|nauczyciel*|instruktor*|lekarz*|lekark*|doktor*|dentyst*|stomatolog*|pielęgniark*|terapeut*|fizjoterapeut*|farmaceut*|weterynarz*|kucharz*|kelner*|mechanik*|prawnik*|adwokat*|sekretar*|asystent*|administrator*|sklep*|sprzedaż*',
      reach:
        'rozmawiać|porozmawiać|pogadać|rozmawiać z|porozmawiać z|pomówić|pomówić z|mówić z|rozmowa|rozmowy|rozmowę|rozmowa z|rozmowę z|rozmowy z|czatować|pisać z|popisać z|połączyć|połącz|połącz mnie|połącz mnie z|połączcie mnie|połączcie mnie z|proszę mnie połączyć|połączyć się z|połączenie|połączenie z|połączenia z|przełącz|przełącz mnie|przełącz mnie do|przełączcie mnie|przełączyć|przekieruj|przekieruj mnie|przekieruj mnie do|przekierować|przekaż|przekaż mnie|skontaktować się|skontaktować się z|skontaktuj mnie|skontaktuj mnie z|skontaktujcie mnie z|kontakt|kontakt z|kontaktu z|daj mi|dajcie mi|daj|dawaj|dawajcie|zawołaj|zawołajcie|do telefonu|zwrócić się do|skonsultować się z|przejąć|przejmie|porozmawiał|rozmawiał|obsłużony przez|przełączcie|przełączenie|połączenie mnie',
      contact: 'skontaktować|dodzwonić się do|dodzwonić|znaleźć|złapać|zadzwonić do',
      beforeName:
        'rozmawiać z|porozmawiać z|pogadać z|połącz mnie z|połączyć się z|pomówić z|rozmowę z|z panem|z panią|panem|panią|pana|panią doktor|dr',
      wish: 'chcę|chce|chciałbym|chciałabym|chcielibyśmy|chcemy|potrzebuję|potrzebuje|potrzebny|potrzebna|wolę|wolałbym|wolałabym|żądam|proszę|proszę o|poproszę|poproszę o|prosiłbym|prosiłbym o|prosiłabym o|proszę dać|czy mogę prosić|mogę prosić|mogę prosić o|szukam|daj mi|dajcie mi|życzę sobie|domagam się',
      assist: 'pomoc|pomocy|pomóc|pomoże|mi pomóc|mi pomoże|nam pomóc|odpowiedzieć|mi odpowie|zająć się',
      callMe:
        'zadzwoń do mnie|zadzwońcie do mnie|do mnie zadzwonić|zadzwonić do mnie|zadzwoni do mnie|do mnie zadzwoni|do mnie oddzwonić|oddzwoń|oddzwońcie|oddzwonić|oddzwoni|oddzwoń do mnie|oddzwońcie do mnie|oddzwonić do mnie|oddzwoni do mnie|proszę o oddzwonienie|oddzwonienie|proszę oddzwonić|proszę zadzwonić|proszę do mnie zadzwonić|zadzwonić pod|zadzwońcie|skontaktuj się ze mną|skontaktujcie się ze mną|skontaktować się ze mną|się ze mną skontaktować|się ze mną skontaktuje|skontaktuje się ze mną|proszę o kontakt|proszę o kontakt telefoniczny|kontakt telefoniczny|napisz do mnie|napiszcie do mnie|napisać do mnie|proszę do mnie napisać|wyślij mi maila|wyślijcie mi maila|zadzwonić do nas|oddzwonić do nas|porozmawiać przez telefon|rozmawiać przez telefon|porozmawiać osobiście|porozmawiać telefonicznie',
      callVerb:
        'zadzwonić|zadzwoni|zadzwońcie|zadzwoń|dzwonić|oddzwonić|oddzwoni|oddzwonił|zadzwonił|zadzwoniła|skontaktował|skontaktowała|skontaktować|skontaktuje',
      callee: 'do mnie|do nas|ze mną|z nami|mi',
      call: 'telefon zwrotny|telefon|o telefon|rozmowę telefoniczną|rozmowa telefoniczna|rozmowy telefonicznej|połączenie telefoniczne',
      noMachine:
        'nie bot|nie bota|nie z botem|nie z robotem|nie z maszyną|nie chcę bota|nie chcę robota|nie chcę rozmawiać z botem|nie chcę rozmawiać z robotem|nie chcę rozmawiać z maszyną|nie chcę pisać z botem|nie botem|nie robotem|nie maszyną|żadnych botów|bez bota|bez botów|zamiast bota|zamiast z botem|zamiast robota|dość tego bota|mam dość bota|mam dość botów|nie z tobą',
      asks: 'czy jest|czy są|czy macie|macie|czy oferujecie|jak|gdzie|ile|ilu|jaki|jaka|jakie|co to jest|kiedy|dlaczego|który|która|co|kto jest|jaki',
      self: 'ja|mnie|mi|mną|my|nas|nam|jak mogę|gdzie mogę|jak się|mogę|mógłbym|mogłabym|chcę|chciałbym|chciałabym',
      about:
        'w sprawie|na temat|o moim|o mojej|odnośnie|dotyczącej|dotyczącym|dotyczące|bo|ponieważ|gdyż|który|która|kto|którzy|żeby|aby|o|z powodu|jeśli|zanim|dlaczego|i',
      before:
        'i chcę|i chciałbym|i chciałabym|i proszę|ale chcę|ale chciałbym|więc chcę|więc proszę|i czy|chcę|chciałbym|chciałabym|proszę|mogę|w sprawie zamówienia|w sprawie faktury|w sprawie rezerwacji|w sprawie zwrotu|i',
      around:
        'ja|mnie|mi|mną|my|nas|nam|nami|ty|cię|ci|wy|was|wam|wami|państwa|państwem|pan|pana|panem|pani|panią|się|to|ten|ta|tego|tym|czy|czy mogę|czy mógłbym|czy mogłabym|czy może|czy można|mogę|może|możesz|możecie|mógłbym|mogłabym|mógłby|mogłaby|mógłbyś|mogłabyś|moglibyście|można|czy jest możliwość|jest możliwość|możliwość|możliwości|możliwe|czy możliwe jest|z|ze|do|od|na|po|przez|w|o|u|za|pod|by|żeby|aby|teraz|natychmiast|od razu|pilnie|pilne|szybko|jak najszybciej|zaraz|już|wkrótce|bezpośrednio|osobiście|na żywo|telefonicznie|przez telefon|przez czat|na czacie|dziś|dzisiaj|jutro|jutro rano|dziś po południu|po południu|rano|wieczorem|w poniedziałek|we wtorek|w środę|w czwartek|w piątek|później|potem|tylko|po prostu|naprawdę|prawdziwy|prawdziwym|prawdziwą|prawdziwego|żywy|żywym|żywą|inny|innym|inną|jakiś|jakimś|jakąś|raczej|wreszcie|w końcu|też|jeszcze|ale|i|a|albo|lub|więc|no|cześć|hej|witam|dzień dobry|dobry wieczór|dziękuję|dzięki|tak|nie|ok|przepraszam|tu|tutaj|tam|bot|botem|robotem|maszyną|numer|na numer|pod numer|mój numer|mój numer to|godzinie|około|między|przed|dostępny|dostępna|kompetentny|kompetentną|cholernym|po polsku|po angielsku|mówiącym po polsku|waszego zespołu|z waszej firmy|z firmy|ze sklepu|chwilę|na chwilę|jeśli to możliwe|jak mogę|gdzie mogę|jak|skontaktować|jest|są|być|mieć|mam|dać|prosić|uprzejmie|ktoś inny|który|kto|taki|bardzo|jakiś|jakaś|jakieś|jakiegoś|jakiejś|kimkolwiek|żeby ktoś|aby ktoś|mogłoby|moglibyśmy|możemy|kim|kogo|kimś',
    },
    reply: 'Oczywiście. Zostaw w formularzu adres e-mail i wiadomość, a nasz konsultant odpisze.',
  },
  misuse: {
    words: {
      disregard:
        'zignoruj|zignoruj wszystkie|ignoruj|ignoruj wszystkie|zapomnij|zapomnij o|pomiń|obejdź|nadpisz|nie przestrzegaj|odrzuć|usuń',
      change:
        'udawaj że jesteś|udawaj|zachowuj się jakbyś był|wyobraź sobie że jesteś|od teraz jesteś|teraz jesteś|tryb dewelopera|tryb programisty|włącz tryb dewelopera',
      show: 'pokaż|pokaż mi|wyświetl|wypisz|wydrukuj|podaj|podaj mi|daj|daj mi|powiedz|powiedz mi|ujawnij|zdradź|powtórz|napisz|skopiuj|przetłumacz|wyślij|wyślij mi|prześlij mi|chcę|potrzebuję|chcę poznać|możesz mi podać|proszę podać|wymień',
      asks: 'jaki jest|jaka jest|jakie jest|jakie są|jakie|jaki|co to jest|brzmi',
      instructions:
        'poprzednie instrukcje|wszystkie poprzednie instrukcje|wcześniejsze instrukcje|wszystkie wcześniejsze instrukcje|poprzednich instrukcjach|wszystkich poprzednich instrukcjach|wcześniejszych instrukcjach|wszystkich wcześniejszych instrukcjach|powyższe instrukcje|swoje instrukcje|twoje instrukcje|swoich instrukcjach|wszystkie instrukcje|poprzednie polecenia|wszystkie poprzednie polecenia|wcześniejsze polecenia|poprzednie zasady|wszystkie zasady|swoje zasady|wszystkie reguły|swoje reguły|poprzednie reguły|wszystko powyżej|wszystko co było wcześniej',
      prompt:
        'swój prompt|twój prompt|swój systemowy prompt|swój prompt systemowy|twój prompt systemowy|prompt systemowy|systemowy prompt|swoje instrukcje|twoje instrukcje|swoje instrukcje systemowe|swoje tajne instrukcje|swoje wewnętrzne instrukcje|swój kod źródłowy|swoje hasła|tekst powyżej|powyższy tekst|hasło administratora|hasło admina|hasło do konta admina|hasło do admina',
      data: 'imię|imiona|nazwisko|nazwiska|e-mail|e-maile|email|emaile|maile|adres|adresy|adresy e-mail|adresy email|adresy mailowe|adres e-mail|telefon|telefony|numer|numery|numer telefonu|numery telefonów|numery telefonu|dane|dane osobowe|dane kontaktowe|hasło|hasła|loginy|kartę kredytową|karty kredytowe|numer karty|numery kart|numery kart kredytowych|konto bankowe|data urodzenia|informacje|dokumentację|dokumentację medyczną|kartę pacjenta|listę|lista|zamówienia|rezerwacje|wizyty|faktury|wiadomości|rozmowy|pokój|numer pokoju|pensję|pensje|zarobki',
      secret:
        'dokumentację medyczną|kartę pacjenta|diagnozę|numer karty|adres domowy|prywatny adres|prywatny numer|pensję|hasło|hasła|datę urodzenia',
      others:
        'innych klientów|waszych innych klientów|twoich innych klientów|pozostałych klientów|innego klienta|wszystkich klientów|wszystkich waszych klientów|innych użytkowników|innego użytkownika|wszystkich użytkowników|innych gości|innego gościa|innych pacjentów|innego pacjenta|wszystkich pacjentów|innych członków|innych osób|innej osoby|kogoś innego|poprzedniego klienta|ostatniego klienta',
      of: '',
      holder: '',
      own: 'mój|moja|moje|mojego|mojej|nasz|nasze|wifi|wi-fi|do wifi',
    },
    reply: 'W tym niestety nie mogę pomóc. Odpowiadam tylko na pytania dotyczące tej strony.',
  },
};
