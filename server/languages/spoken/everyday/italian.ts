/**
 * Everyday Italian words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them. Written by hand from general knowledge.
 */
export const ITALIAN_EVERYDAY = `
bambino bambini bimbo neonato
figlio figlia ragazzo
nonna nonno
moglie compagna fidanzata
marito compagno fidanzato
pensionato anziano senior
studente studentessa
cliente ospite visitatore
medico dottore dottoressa
dentista dentale
titolare proprietario capo gestore
personale staff dipendenti
cameriere servizio
istruttore insegnante allenatore
cane cani cucciolo animale
gatto animale
animali domestici cane gatto
macchina auto automobile
moto motorino scooter
bici bicicletta
camper roulotte
ricarica ricaricare colonnina elettrica
sedia rotelle disabili accessibile carrozzina
sedia rampa gradino ascensore
passeggino carrozzina
scale gradini
parcheggio parcheggiare posteggio
stazione treno
metro fermata
autobus bus fermata
taxi navetta
arrivo checkin
partenza checkout
cena cenare
menù menu carta
bevanda bere vino birra
vegano vegana
glutine celiaco celiachia
lattosio latte
allergia allergico allergeni
fumare fumatori
wifi internet
televisione tv
aria condizionata
doccia bagno
toilette bagno wc
asciugamano asciugamani
lenzuola biancheria
piscina nuotare
palestra fitness
camera doppia
contanti contante cash
carta bancomat visa mastercard amex
rate rateizzare finanziamento
caparra acconto anticipo cauzione
regalo buono
sconto riduzione offerta promozione
gratis gratuito incluso compreso
abbonamento iscrizione tessera
prova provare
corso lezione
disdire annullare cancellare disdetta
spostare rimandare
cambio reso restituire
scontrino ricevuta fattura
ritiro ritirare
montaggio montare
taglia misura dimensioni
riparare riparazione aggiustare
foratura gomma pneumatico
noleggio noleggiare affittare
rotto danneggiato
dolore male
urgenza emergenza
anestesia puntura
paura ansia
incinta gravidanza
attesa aspettare
domicilio casa
vacanze ferie estate
compleanno festa
matrimonio nozze
evento gruppo
chiave codice
bagagli valigia
perso dimenticato smarrito
rumore silenzio
lavoro assunzione candidatura
`;
