/**
 * Everyday Dutch words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them. Written by hand from general knowledge.
 */
export const DUTCH_EVERYDAY = `
kind kinderen baby peuter
zoon dochter kind tiener
oma opa grootouders
vrouw echtgenote partner vriendin
man echtgenoot partner vriend
senior gepensioneerde oudere
student scholier leerling
gast klant bezoeker
dokter arts huisarts
tandarts tandheelkundige
eigenaar baas directeur
personeel team medewerkers
docent trainer instructeur leraar
kapper kapsalon
hond honden puppy huisdier
kat poes huisdier
huisdier dier hond kat
auto wagen voertuig
motor scooter brommer
fiets rijwiel
camper caravan
laden laadpaal opladen elektrisch
rolstoel mindervalide toegankelijk rolstoelvriendelijk
rolstoel drempel helling lift
kinderwagen buggy
trap trede
parkeren parkeerplaats parkeergarage
station trein
metro tram halte
bus halte
route bereikbaarheid
aankomst inchecken
vertrek uitchecken
ontbijt ontbijten
lunch middageten
diner avondeten
menukaart menu kaart
drank drinken wijn bier
veganistisch vegan plantaardig
vegetarisch vlees
glutenvrij coeliakie gluten
lactose melk
allergie allergisch allergenen
noten pinda
roken sigaret
wifi internet
televisie tv
airco airconditioning
douche badkamer bad
toilet wc
handdoek handdoeken
beddengoed lakens
zwembad zwemmen
sportschool fitness
tweepersoonskamer kamer
contant cash
pinnen pin pinpas betaalkaart creditcard visa mastercard amex
overmaken overschrijving
termijnen gespreid afbetaling
aanbetaling voorschot
borg waarborgsom
cadeaubon cadeaukaart
korting aanbieding actie
goedkoop voordelig
gratis inbegrepen
lidmaatschap abonnement lid
proefles proberen
cursus les
annuleren afzeggen opzeggen
verzetten verplaatsen
laat vertraging
ruilen retour terugbrengen
bon kassabon
levertijd bezorging
afhalen ophalen
montage monteren
maat afmetingen
repareren reparatie maken
lekke band
huren verhuur lenen
kapot defect
vlek schoonmaken
pijn zeer
spoed spoedgeval
verzekering zorgverzekering
bang angst
zwanger zwangerschap
vaccinatie inenting
wachttijd wachten
thuis huis
vakantie zomer
verjaardag feest
bruiloft trouwen
evenement groep
sleutel code
bagage koffer
verloren vergeten
lawaai stil
vacature baan stage
`;
