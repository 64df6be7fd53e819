/** Dutch words for the same thing, one group a line. */
export const DUTCH = `
prijs kosten tarief kost bedrag
gratis kosteloos
betalen betaling afrekenen
factuur rekening bon
kopen bestellen bestelling aankoop
annuleren opzeggen annulering afzeggen
retourneren retour terugsturen ruilen omruilen
terugbetaling terugbetalen geld
levering bezorging verzending leveren bezorgen verzenden sturen
pakket zending pakje
kapot defect beschadigd stuk
reparatie repareren
garantie waarborg
korting aanbieding kortingscode waardebon
winkel zaak
openingstijden open geopend
gesloten dicht
afspraak reservering boeking
boeken reserveren
wijzigen veranderen aanpassen
verwijderen wissen
maken aanmaken toevoegen
inloggen aanmelden login
registreren registratie aanmelden
wachtwoord password
vergeten kwijt verloren
account profiel
gebruiker lid
medewerker collega
uitnodigen uitnodiging
recht rol toegang
mobiel telefoon smartphone
bellen telefoon telefoonnummer
computer pc laptop
programma software app applicatie
website pagina site
fout probleem storing foutmelding
installeren installatie instellen
bijwerken update updaten
instellingen opties configuratie
inschakelen activeren aanzetten
uitschakelen deactiveren uitzetten
zoeken vinden
delen publiceren
downloaden exporteren
uploaden importeren
herstellen terugzetten
limiet maximum
melding notificatie
taal vertaling
hulp ondersteuning klantenservice support
contact bereiken
bestand document
map folder
foto afbeelding plaatje
auto wagen
fiets rijwiel
parkeren parkeerplaats
adres locatie
kamer verblijf
kinderen kind
huisdier dieren hond
schoonmaken reinigen
duur lang
verlopen geldig geldigheid
`;
