/** Polish words for the same thing, one group a line. */
export const POLISH = `
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
`;
