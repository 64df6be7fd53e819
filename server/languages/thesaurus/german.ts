/** German words for the same thing, one group a line. */
export const GERMAN = `
preis kosten gebühr gebühren kostet tarif betrag
kostenlos gratis umsonst kostenfrei frei
bezahlen zahlen zahlung bezahlung zahlungsart begleichen
rechnung beleg quittung
kaufen bestellen bestellung kauf erwerben auftrag
stornieren kündigen abbestellen widerrufen kündigung stornierung absagen
rückgabe zurückgeben zurückschicken zurücksenden retoure rücksendung umtausch umtauschen
erstattung rückerstattung erstatten zurückzahlen geld
lieferung versand liefern versenden schicken zustellung verschicken senden zusendung
versandkosten porto lieferkosten
paket sendung päckchen lieferung ware
kaputt defekt beschädigt schaden zerbrochen
ersatz austausch austauschen ersetzen
garantie gewährleistung
reparatur reparieren instandsetzung
rabatt gutschein ermäßigung nachlass gutscheincode aktion
lager lagernd vorrätig lieferbar verfügbar verfügbarkeit
geschäft laden filiale markt
öffnungszeiten geöffnet offen öffnen sprechzeiten
geschlossen zu ruhetag
termin verabredung buchung reservierung
buchen reservieren vereinbaren
ändern bearbeiten anpassen verändern änderung wechseln umstellen
löschen entfernen beseitigen
erstellen anlegen hinzufügen erzeugen einrichten
anmelden einloggen login anmeldung
registrieren registrierung anmelden
abmelden ausloggen logout
passwort kennwort zugangsdaten
vergessen verloren
konto account benutzerkonto profil
benutzer nutzer mitglied anwender teilnehmer
kunde käufer auftraggeber
mitarbeiter kollege kollegin angestellte personal
einladen einladung
berechtigung recht rechte rolle zugriff
handy smartphone mobiltelefon telefon
telefon anruf anrufen telefonnummer hotline rufnummer
rechner computer pc laptop notebook
programm software anwendung app
website webseite internetseite homepage
fehler störung problem fehlermeldung
langsam ruckelt
installieren installation einrichten einrichtung
deinstallieren entfernen
aktualisieren update aktualisierung erneuern
einstellung einstellungen konfiguration optionen
einschalten aktivieren anschalten freischalten
ausschalten deaktivieren abschalten
suchen finden
anzeigen darstellen sehen
ausblenden verstecken verbergen
teilen freigeben veröffentlichen
herunterladen download exportieren export
hochladen upload importieren import
sicherung backup sicherungskopie
wiederherstellen zurücksetzen
speicher speicherplatz
grenze limit maximum höchstens höchstgrenze
mindestens minimum
anzahl menge zahl
statistik auswertung bericht
benachrichtigung mitteilung hinweis
sprache übersetzung
sicherheit sicher schutz
verschlüsselt verschlüsselung
datenschutz dsgvo privatsphäre
hilfe unterstützung support kundendienst kundenservice
kontakt erreichen ansprechpartner kontaktieren
datei dokument
ordner verzeichnis
bild foto grafik abbildung
auto wagen fahrzeug pkw
fahrrad rad bike
parken parkplatz parkplätze parkhaus stellplatz
adresse anschrift
wohnung unterkunft zimmer
kinder kind minderjährige
reinigen säubern putzen sauber reinigung waschen
stift kugelschreiber füller
schmerzen weh schmerz
arzt praxis ärztin
dauer lange dauert frist
gültig gültigkeit ablauf abgelaufen
verlängern verlängerung
bestätigen bestätigung
anleitung gebrauchsanweisung bedienungsanleitung
unterschied vergleich
voraussetzung anforderung nötig erforderlich
`;
