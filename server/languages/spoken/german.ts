/** German. */
import { GERMAN_EVERYDAY } from './everyday/german.js';
import { stemmer } from '@orama/stemmers/german';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { germanIntents } from '../intents/german.js';
import { germanNotices } from '../notices/german.js';
import { wholeWords } from '../definition/words.js';
import { GERMAN_CONTACT } from './contact/german.js';

export const german: SpokenLanguage = {
  isSpoken: true,
  code: 'de',
  name: 'German',
  nativeName: 'Deutsch',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    aber alle als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den denn
    der des die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch
    euer für gibt habe haben hat hatte ich ihm ihn ihnen ihr ihre im in ins ist ja jede jeder jedes kann kannst
    kein keine können könnte man mein meine meinen meiner mich mir mit muss müssen nach nicht noch nun nur ob
    oder ohne sehr sein seine sich sie sind so soll sollte sowie über um und uns unser unter vom von vor war
    waren warum was weil welche welcher welches wenn wer werden wie wieder will wir wird wo wurde wurden zu zum
    zur zwischen bitte danke wann wen wem wessen woher wohin wieso weshalb wieviel wieviele habt hast hätte
    hätten seid könnt möchte möchten darf dürfen dürft müsst wollt wollen willst eure euren eurem unsere ihren
    ihrem ihrer mal gern gerne eigentlich bekomme bekommt bekommen geht gehen macht`,
  alwaysSaysPronouns: true,
  lightWords: `
    abend aktuell allgemein anfang anderer anders art bald beispiel besonders besser beste besten bestimmte
    bleiben bleibt brauche brauchen braucht bräuchte bringen dabei dauernd denke dennoch ding dinge direkt drei
    eben echt egal einfach einige einmal endlich ende erhalte erhalten erste ersten extra falls fast finde
    finden findet frage fragen früh früher funktioniert funktionieren ganz ganze gar geben geblieben gefunden
    gegeben gehe gekommen gelten genau genug gerade gibts gilt gleich gut gute guten halt hallo heißt heute
    hilfe hilft hin hoch immer irgendwie irgendwo jemand jetzt kam kamen komme kommen kommt kurz lang lange
    lassen lasse lässt leicht leider lieber liegt manchmal mehr mehrere mehreren meist meistens möglich
    möglichkeit morgen müsste nächste nächsten nehmen neu neue neuen nichts nie niemand nimmt nochmal normal
    normalerweise nutze nutzen oft ok okay problem probleme richtig sache sachen sage sagen sagt schnell schon
    sehe sehen seit selber selbst sicher sieht sofort sogar spät später stehen steht stück tag tage tagen teil
    tun tut überhaupt ungefähr verschiedene verstehe verstehen versuche versuchen viel viele vielen vielleicht
    völlig weg weise weiter wenig wenige werde wichtig wirklich wissen woche wochen wohl wollte würde zeigen
    zeigt zeit zuerst zurzeit zwei`,
  synonyms: `
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
${GERMAN_EVERYDAY.trim()}
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes:
    'zurück|weiter|wieder|zusammen|frei|fest|nach|weg|hin|her|los|mit|vor|auf|aus|ein|an|ab|zu|um',
  typedAs: { ä: 'ae', ö: 'oe', ü: 'ue' },

  isUnspaced: false,
  capitalisesNouns: true,
  abbreviations: String.raw`z\.b|d\.h|bzw|ca|usw|nr|dr|prof|inkl|zzgl|mind|evtl|ggf|vgl|tel|bspw|sog|inh|str|etc`,
  afterOrdinals:
    'Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Stock|Etage|Obergeschoss|Untergeschoss|OG|UG|Klasse|Jahrhundert|Lebensjahr|Advent|Weihnacht',
  negation: {
    words: wholeWords('nicht|nie|niemals|kein\\p{L}{0,2}|weder|ohne|nein'),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'aber|sondern',
  yesOrNo: 'ja|nein',
  numberWords: absent('None was collected.'),
  lengthsOfTime: {
    'anderthalb stunden': 90,
    'eineinhalb stunden': 90,
    'halbe stunde': 30,
    'eine stunde': 60,
    viertelstunde: 15,
    dreiviertelstunde: 45,
  },
  timeRanges: {
    to: 'bis|und',
    upTo: 'bis zu|bis',
    below: 'unter|weniger als|höchstens|innerhalb von',
    above: 'über|mehr als|mindestens|länger als|ab',
    orMore: 'oder mehr|oder länger|und mehr',
    ahead: 'vor|vorher|im voraus',
  },
  asksAmount: String.raw`\bwie (?:viele?|lange?|oft|hoch|teuer|groß|schnell)\b|\bwann\b|\b(?:kosten|kostet|preis)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`\d{1,2}[\s-]?j(?:ä|ae)hrige[nrsm]?|\d{1,2} jahre? alt|im alter von \d{1,2}(?: jahren)?`,
    toldBare: String.raw`(?<=\b(?:ich bin|(?:er|sie|sohn|tochter|kind|junge|mädchen|mutter|vater|oma|opa|frau|mann) (?:ist|wird)(?: jetzt| erst| schon)?) )\d{1,2}(?![.:]\d|\s?(?:%|uhr|min|stunden?|tage?|wochen?|monate?|nächte?|personen|leute|euro|cm|kg|km)\b)`,
    child: 'kind',
    adult: 'erwachsener',
    senior: 'senior',
    under: 'unter|bis',
    over: 'über|ab',
    andOver: 'und älter|aufwärts',
    years: 'jahren?|jahre',
  },
  asks: {
    price:
      'was kostet|was kosten|wie ?viel kostet|wie ?viel kosten|wie teuer|kosten|kostet|preis|preise|gebühr|gebühren|tarif|tarife|was zahlt man|was zahle ich|was verlangt ihr|was verlangen sie',
    time: 'wann|um wie ?viel uhr|bis wann|ab wann|welche uhrzeit|an welchem tag|an welchen tagen|öffnungszeiten|wie spät|wie lange (?:habt ihr|haben sie|ist) .{0,30}(?:offen|auf|geöffnet)',
    duration: 'wie lange|wie viele (?:minuten|stunden|tage|wochen|monate|jahre|nächte)',
    definition: 'was ist|was sind|was bedeutet|was heißt|was versteht man unter|was meint|definition von',
    person: String.raw`wer(?! (?:kann|darf|muss|soll|sollte|hat|braucht|bekommt|sieht)(?![\p{L}]))|wie heißt|wie heissen|wie heißen`,
    least:
      'billigste|günstigste|billigster|billigstes|günstigster|günstigstes|preiswerteste|billigsten|günstigsten|niedrigste',
    most: 'teuerste|teuerster|teuerstes|teuersten|höchste',
    small: 'klein(?:st|er)?(?:e[nrsm]?)?',
    large: 'gro(?:ß|ss)(?:e[nrsm]?)?|größ(?:t|er)e[nrsm]?',
  },
  defines: 'ist|sind|bedeutet|bezeichnet|heißt|steht für',
  freeOfCharge: 'kostenlos|gratis|kostenfrei|umsonst|inklusive|inbegriffen|unentgeltlich',
  calendar: {
    through: 'bis|–',
    weekend: 'wochenende|wochenenden|wochenends',
    weekdays: 'werktags|wochentags|werktage|wochentage|unter der woche',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: GERMAN_CONTACT,

  followUp: {
    goesOn: 'und|was ist mit|wie ist es mit|wie sieht es mit|aber|oder',
    openings: 'und|oder|aber|also|dann|auch|was ist mit|wie (?:ist|sieht) es (?:bei|mit|für)',
    pointers:
      'es|ihn|ihm|dies|diese[rsmn]?|davon|dafür|damit|dazu|darin|dort|dieselben?|(?:geht|kostet|kann|ist|wird|gilt|dauert) (?:das|er|sie)',
    closed:
      'ist|sind|seid|bin|kann|können|könnt|könnte|könnten|darf|dürfen|muss|müssen|soll|sollen|gibt|hat|habt|haben|habe|wird|werden|geht|gilt|brauche|braucht|brauchen|bekomme|bekommen|kriege',
    other: 'andere[rsnm]?',
  },
  anaphora:
    'dies|diese|dieser|dieses|diesem|diesen|das|es|sie|er|ihr|ihre|dadurch|dafür|damit|danach|dann|daher|deshalb|außerdem|jedoch|aber|und|oder|sonst|stattdessen|alternativ|hier|dort|beide|in diesem fall|wir .{0,20}auch|sie können auch|du kannst auch|zudem|ferner|darüber hinaus|darum|hierfür|hierzu|dazu|davon|darin|daran|dabei|darauf|daraus|hierbei|in diesen fällen|in jenem fall|in beiden fällen|auf diese weise|ebenso|ebenfalls|zum beispiel|beispielsweise|trotzdem|dennoch|allerdings|anschließend|schließlich|zuletzt|aus diesem grund|infolgedessen|folglich|somit|andernfalls|ansonsten|falls ja|falls nicht|wenn ja|wenn nicht|solche|solcher|solches|letztere|letzterer|erstere|diejenigen|ihn|ihm|deren|dessen|auch',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: germanIntents,
  notices: germanNotices,
  fixedSentences: {
    refusal:
      'Dazu habe ich auf dieser Website leider keine Antwort gefunden. Versuchen Sie es mit anderen Worten, oder wenden Sie sich an unser Team.',
    refusalWithPages:
      'Dazu habe ich auf dieser Website leider keine klare Antwort gefunden. Vielleicht helfen Ihnen diese Seiten weiter. Sie können auch mit anderen Worten fragen oder sich an unser Team wenden.',
    mayHelp: 'Ich bin nicht sicher, ob Sie das meinen, aber vielleicht hilft es Ihnen weiter:',
    saidBefore: 'Wie oben schon zitiert:',
    otherLanguage: 'Die Seiten sind auf {language} geschrieben. Fragen Sie am besten in dieser Sprache.',
    nothingAsked:
      'Ich habe leider nicht verstanden, was Sie wissen möchten. Stellen Sie mir bitte eine kurze Frage zu dieser Website.',
  },
};
