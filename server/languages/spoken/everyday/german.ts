/**
 * Everyday German words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them. Written by hand from general knowledge.
 */
export const GERMAN_EVERYDAY = `
kind kinder kleinkind baby säugling nachwuchs
sohn tochter kind junge mädchen teenager jugendliche
mutter mama mutti eltern
vater papa vati eltern
oma großmutter großeltern
opa großvater großeltern
frau ehefrau partnerin freundin
mann ehemann partner freund
senior rentner rentnerin pensionär senioren ältere
student studentin schüler schülerin azubi studierende auszubildende
gast gäste besucher besucherin
arzt ärztin doktor mediziner
zahnarzt zahnärztin zahnarztpraxis
chef inhaber inhaberin besitzer geschäftsführer
team personal mitarbeiter belegschaft
kellner bedienung service
trainer trainerin coach lehrer kursleiter
friseur frisör friseurin
hund hunde welpe vierbeiner dackel labrador tier
katze kater haustier tier
haustier tier hund katze tiere
auto wagen pkw fahrzeug
motorrad roller moped
fahrrad rad bike drahtesel
ebike pedelec elektrofahrrad elektrorad
wohnmobil camper wohnwagen caravan
elektroauto eauto tesla laden ladesäule ladestation wallbox
rollstuhl barrierefrei behindertengerecht stufenlos ebenerdig rollstuhlgerecht
rollstuhl rampe stufe aufzug
kinderwagen buggy
aufzug lift fahrstuhl
treppe stufe stufen
gehbehindert behindert behinderung schwerbehindert rollator
parken parkplatz stellplatz parkhaus tiefgarage garage parkmöglichkeit
bahn zug bahnhof sbahn
ubahn bahn haltestelle
bus haltestelle linie
taxi fahrdienst shuttle
anfahrt weg wegbeschreibung anreise
anreise einchecken checkin ankunft
abreise auschecken checkout
frühstück brunch frühstücksbuffet
mittagessen mittagstisch mittag
abendessen dinner abendbrot
essen speise gericht mahlzeit küche
speisekarte menü karte
getränk trinken bier wein
kaffee espresso cappuccino
vegan pflanzlich rein
vegetarisch fleischlos vegetarier
glutenfrei zöliakie gluten weizenfrei
laktosefrei milchfrei laktose
allergie allergisch unverträglichkeit allergene
nuss nüsse erdnuss mandel
alkoholfrei nichtalkoholisch
rauchen raucher zigarette nichtraucher
wlan wifi internet
fernseher tv fernsehen
klimaanlage klima klimatisiert kühlung
heizung heizen warm
dusche bad badezimmer
toilette wc klo
handtuch handtücher badetuch
bettwäsche bettzeug laken
bademantel bademäntel
sauna dampfbad wellness spa
schwimmbad pool schwimmbecken hallenbad
fitnessstudio fitness gym studio
doppelzimmer zweibettzimmer zimmer
einzelzimmer zimmer
bar barzahlung bargeld cash münzen scheine
karte kartenzahlung kreditkarte ec girocard visa mastercard amex
überweisung überweisen konto
rechnung kauf
raten ratenzahlung finanzierung teilzahlung
anzahlung vorauszahlung vorkasse
kaution pfand sicherheit
trinkgeld tip
gutschein geschenkgutschein geschenkkarte
rabatt ermäßigung vergünstigung nachlass prozent sparen
günstig billig preiswert
teuer kosten preis
umsonst kostenlos gratis
mitgliedschaft abo abonnement mitglied vertrag
probetraining schnupperstunde probestunde probemonat testen
kurs kurse unterricht stunde klasse
kündigungsfrist kündigen laufzeit
stornieren absagen stornierung storno
verschieben umbuchen verlegen ändern
verspäten verspätung spät
umtausch umtauschen zurückgeben rückgabe
kassenbon bon quittung kassenzettel beleg
lieferzeit lieferdauer liefertermin
abholen abholung selbstabholer
aufbauen montage montieren zusammenbauen aufbau
maße größe abmessung breite höhe
passt passen größe
farbe farben farbton
reparieren reparatur richten flicken
platten reifenpanne reifen schlauch panne
ersatzteil ersatzteile
leihen ausleihen mieten verleih miete
kaputt defekt beschädigt
fleck flecken reinigen
schmerz schmerzen weh tut
zahnschmerzen zahnweh zahn
notfall dringend notdienst akut
rezept verordnung überweisung
kasse krankenkasse gesetzlich versichert kassenpatient kassenpatienten kassen
privatpatient privat selbstzahler
spritze betäubung narkose
angst angstpatient aufgeregt
schwanger schwangerschaft schwangere
impfung impfen impfstoff
wartezeit warten wartezimmer
termin uhrzeit zeitpunkt
hausbesuch hausbesuche daheim zuhause hause
sommer ferien urlaub
geburtstag feier fest party
hochzeit heiraten trauung
veranstaltung event feier
gruppe gruppen firmenfeier
raum saal räume
schlüssel code zugang
gepäck koffer taschen
fundsache verloren vergessen liegengelassen fundbüro
lärm laut ruhe leise
bewerben bewerbung job stelle ausbildung praktikum
spende spenden
abfall müll entsorgen entsorgung
`;
