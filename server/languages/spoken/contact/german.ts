/** How German asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const YOU = '(?:sie|euch|dich|ihnen|jemanden|jemand|wen)';
const CAN = '(?:kann|kannst|konnen|konnte|darf|muss|soll|sollte|konnt)';

export const GERMAN_CONTACT: ContactWords = {
  names: {
    phone:
      'telefon(?:nummern?|nr|kontakt)?|tel(?: ?nr)?|(?:handy|mobil|fest?netz|mobilfunk|whatsapp|hotline|notfall|notdienst|buchungs|reservierungs|service|kontakt|ruf)(?:nummern?|nr)|rufnummer|handy|mobil|festnetz|hotline|durchwahl|whatsapp|(?<=\\b(?:eure|ihre|deine|die|eine|welche) )nummer|nummer',
    fax: '(?:tele)?fax(?:nummer|nr)?',
    email: 'e-? ?mail(?:s|-?adressen?|-?adr)?|mail(?:s|-?adressen?)?|mailadresse|e-?post',
    address:
      '(?:post|liefer|besucher|firmen|geschafts)?(?:adressen?|anschrift)|standorte?|plz|postleitzahl|strasse|sitz|wegbeschreibung|anfahrt(?:sbeschreibung|sweg)?|lage|navi(?:adresse)?|geodaten|koordinaten',
    parking: 'parkpl(?:atz|atze)n?|parken|park ?moglichkeit(?:en)?|parkhaus|tiefgarage|stellpl(?:atz|atze)n?',
    hours:
      'letzter? (?:einlass|einlaß|eintritt)|kuchenschluss|(?:offnungs|oeffnungs|geschafts|laden|sprech|besuchs|buro|buero|betriebs|kassen|einlass|schalter|praxis|ordinations|empfangs|service|schliess|schliessungs)(?:zeit(?:en)?|stunden?|tage)|offnungs ?zeiten|ordination|offen|geoffnet|geoeffnet|auf|zu|geschlossen|ruhetage?|schliesstage?',
    person:
      '(?:inhaber|besitzer|eigentumer|geschaftsfuhrer|leiter|betreiber|grunder|chef|wirt|ansprechpartner)(?:in|innen)?|geschaftsfuhrung|geschaftsleitung|leitung',
    contact:
      'kontakt(?:e|daten|adresse|mogl?ichkeiten|infos?|formular|aufnahme)?|impressum|erreichbar|erreichbarkeit',
  },
  labels: {
    parking: 'parkt|geparkt|parkieren',
    phone:
      'anruf|anrufen|rufen sie (?:uns )?an|ruft (?:uns )?an|fon|mob|rezeption|empfang|sekretariat|telefonisch|notruf',
    email: 'schreiben|schreiben sie uns|schreibt uns',
    address:
      'hier finden sie uns|so finden sie (?:uns|zu uns)|sie finden uns|besuchen sie uns|wo|unser (?:laden|buro|geschaft)|anreise',
    hours: 'wir haben (?:fur sie )?(?:geoffnet|offen)|wann|zeiten',
    contact: 'so erreichen sie uns|sprechen sie uns an|schreiben sie uns|melden sie sich',
  },
  asks: {
    phone: `(?:${CAN} (?:ich|man|wir)(?: ${YOU})?(?: (?:bitte|auch|mal|kurz|direkt))*|wo ${CAN} (?:ich|man)|wen ${CAN} (?:ich|man)|wie ${CAN} (?:ich|man)(?: ${YOU})?)(?: (?:telefonisch erreichen|anrufen|anruf|telefonieren|kontaktieren per telefon|per whatsapp erreichen))|(?:ruf|rufe) ich an|(?:sie|euch) (?:telefonisch )?(?:anrufen|telefonisch erreichen)|telefonisch (?:erreichbar|zu erreichen|erreichen)|unter welcher (?:telefon)?nummer|wo (?:ruf|rufe) ich an|wen (?:ruf|rufe) ich an|welche nummer (?:muss|soll|kann) ich (?:wahlen|anrufen)`,
    fax: `(?:${CAN} (?:ich|man|wir)(?: ${YOU})?) faxen|per fax`,
    email: `(?:${CAN} (?:ich|man|wir)(?: (?:${YOU}|an welche adresse))?) (?:mailen|anschreiben|eine (?:e-?)?mail (?:schreiben|schicken|senden))|(?:ihnen|euch) (?:eine )?(?:e-?mail )?(?:schreiben|mailen)|wohin ${CAN} (?:ich|man) (?:schreiben|mailen)|an welche (?:e-?mail-?)?adresse|per (?:e-?)?mail`,
    address:
      'wo (?:seid|sind|ist|liegt|liegen|befindet|befinden)(?: (?:ihr|sie|denn|sich|euer|eure|ihre?|der|die|das))*(?: (?:laden|geschaft|hotel|praxis|buro|restaurant|studio|firma|werkstatt|filiale|haus|standort|salon|lokal))?(?: (?:genau|denn|zu finden|eigentlich))*|wo (?:finde|find) ich (?:euch|sie)|wo (?:kann|konnen) (?:ich|man|wir) (?:euch|sie) finden|wie (?:komme|komm|kommt|finde|findet) (?:ich|man) (?:zu )?(?:euch|ihnen|sie|hin)|in welcher (?:strasse|stadt)|welche strasse|wo muss ich hin|was gebe ich (?:ins|in das) navi ein',
    parking:
      'wo (?:kann|konnen|darf|soll|muss) (?:ich|man|wir)(?: [^ ]+){0,3} (?:parken|abstellen)|wo parke? (?:ich|man)',
    hours: `(?:wann|ab wann|bis wann|wie lange?|von wann bis wann|um wie ?viel uhr|an welchen tagen|welche tage)(?: (?:ist|sind|seid|habt|haben|hat|macht|machen))?(?: (?:ihr|sie|der laden|das geschaft|die praxis|es|denn|bei euch|bei ihnen))*(?: (?:heute|morgen|am|an|noch|immer|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?))*(?: (?:auf|zu|offen|geoffnet|geoeffnet|geschlossen|da|erreichbar))|(?:habt|haben|seid|sind|hat|ist)(?: (?:ihr|sie|der laden|das geschaft|die praxis|bei euch|bei ihnen))(?: [^ ]+){0,3} (?:auf|zu|offen|geoffnet|geoeffnet|geschlossen|da)|(?:wann|bis wann|ab wann) (?:macht|machen|offnet|offnen|schliesst|schliessen|habt|haben)(?: (?:ihr|sie|der laden|das geschaft|die praxis))?(?: (?:auf|zu))?|bis wann|ab wann (?:kann|konnen) (?:ich|wir|man) kommen|ist (?:jemand|wer|noch jemand) (?:da|dort|vor ort)`,
    person:
      'wem gehort(?: (?:das|der|die|es|dieses?r?))?(?: (?:laden|geschaft|hotel|haus|praxis|firma|restaurant|unternehmen))?|wer (?:leitet|fuhrt|betreibt|grundete|hat gegrundet)|wer steckt dahinter|wer ist verantwortlich',
    contact: `wie (?:${CAN} (?:ich|man|wir) )?(?:erreiche|erreicht|erreichen|kontaktiere|kontaktieren)(?: (?:ich|man|wir))?(?: ${YOU})?|wie ${CAN} (?:ich|man|wir)(?: mit)? ${YOU} (?:erreichen|kontaktieren|kontakt aufnehmen|in kontakt treten)|wie nehme ich kontakt(?: (?:zu|mit) (?:euch|ihnen))?(?: auf)?|wo ${CAN} (?:ich|man) mich (?:melden|hinwenden)|wo melde ich mich|an wen ${CAN} ich mich wenden|an wen wende ich mich`,
  },
  times:
    'wann|ab wann|bis wann|wie lange?|um wie ?viel uhr|wie ?viel uhr|welche zeiten|welche tage|an welchen tagen',
  openings:
    '(?:wie (?:ist|lautet|lauten|sind|heisst)|was (?:ist|sind)|wo (?:finde|find|steht|stehen)(?: ich)?|welche[rs]?|wer (?:ist|sind)|(?:habt|haben|hast) (?:ihr|sie|du)|gibt es|gibts|(?:kann|konnte|darf) ich|(?:konnen|konnten|konnt|konntet|kannst) (?:sie|ihr|du)(?: mir)?|(?:geben|sagen|nennen|schicken|zeigen) sie(?: mir)?|(?:gib|sag|nenn|schick|zeig)(?: mir)?|ich (?:brauche|brauch|suche|such|mochte|hatte gern|will)|(?:brauche|suche)|und|hallo|hi|guten tag|moin|bitte|ist|sind|habt|haben|am|im)',
  beside:
    'ihre?[mnrs]?|eure?[mnrs]?|deine?[mnrs]?|der|die|das|den|dem|des|ein|eine|einen|einer|fur|zu|zum|zur|von|vom|am|an|im|in|auf|um|bitte|danke|und|oder|mir|mich|uns|sie|ihr|euch|ihnen|ich|man|wir|ist|sind|es|hier|da|denn|eigentlich|noch|auch|immer|genau|genaue|richtige|aktuelle|aktuell|haben|geben|sagen|bekommen|wissen|nennen|schicken|firma|geschaft|laden|hotel|praxis|buro|restaurant|haus|betrieb|unternehmen|seite|website|bei|uhr|zeit|zeiten|tag|tage|woche|jeden|alle|abend|abends|morgens|mittags|nachmittag|nachmittags|vormittag|vormittags|nachts|nacht|fruh|spat|wann|dort|gibt|offen|erreichbar',
  notOurs:
    'meine?[mnrs]?|seine?[mnrs]?|andere[mnrs]?|neue[mnrs]?|alte[mnrs]?|benutzer|kunden|nutzer|gast|patienten',
  aside:
    'grosshandel|gewerbe|handler|wiederverkaufer|b2b|fax|notfall|notruf|notdienst|datenschutz|bewerbung|jobs?|karriere|presse|rechnung|buchhaltung|beschwerde|widerruf|newsletter|behorde|aufsicht',
  emergency:
    'notfalle?n?|notruf|notdienst|bereitschaft(?:sdienst)?|dringend|nachts|ausserhalb der offnungszeiten|panne',
  leads: 'grundete|ubernahm|besitzt|fuhrt|leitet|betreibt',
  streets: String.raw`\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|ufer|damm|markt|hof|steig|stieg|pfad|graben|brücke|zeile|berg|park|anger|chaussee|promenade|kai|gürtel|lände|tor|feld|wall)\s+\d+\s?[a-z]?(?:\s?[-–/]\s?\d+[a-z]?)?(?![\p{L}\p{N}])|(?:Am|An der|An den|Auf der|Auf dem|Im|In der|In den|Zum|Zur|Unter den|Unterm|Beim|Hinter der|Vor dem)\s+\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s+\d+\s?[a-z]?(?![\p{L}\p{N}.:])|\p{Lu}[\p{L}.-]+(?:er|ische)\s(?:Straße|Strasse|Str\.|Platz|Weg|Allee|Ring|Ufer|Chaussee)\s+\d+\s?[a-z]?|(?:\p{Lu}[\p{L}-]+\s){1,3}(?:Straße|Strasse|Str\.|Platz|Weg|Allee)\s+\d+\s?[a-z]?|\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+-(?:Straße|Strasse|Str\.|Platz|Weg|Allee|Ring)\s+\d+\s?[a-z]?|Postfach\s+\d[\d ]+`,
  days: [
    'mo|montags?',
    'di|dienstags?',
    'mi|mittwochs?',
    'do|donnerstags?',
    'fr|freitags?',
    'sa|samstags?|sonnabends?',
    'so|sonntags?',
  ],
  weekdays: 'werktags?|wochentags?|werktagen|unter der woche',
  weekend: 'wochenenden?|am we',
  daily: 'taglich|jeden tag|alle tage|durchgehend|rund um die uhr',
  range: 'bis|-',
  open: 'offen|geoffnet|geoeffnet|offnungszeiten|offnet|offnen|sprechzeiten|haben .{0,30}auf',
  closed:
    'geschlossen|schliessen|schliesst|ruhetag|zu|betriebsferien|betriebsurlaub|(?:im|machen|haben) urlaub|in (?:den )?ferien',
  holiday:
    'feiertage?n?|feiertags|ferien|weihnachten|heiligabend|silvester|neujahr|ostern|ostermontag|karfreitag|pfingsten|pfingstmontag|fronleichnam|himmelfahrt|nationalfeiertag|1\\. mai|muttertag|vatertag|valentinstag|fasching',
  season:
    'vorlesungszeit|schulzeit|semester|(?:haupt|neben|hoch|vor|nach|zwischen)?saison|ausserhalb der ferien|ganzjahrig',
  yearParts: {
    christmasEve: 'heilig(?:er )?abend',
    christmasDay: '(?:erster|1\\.?) weihnachts(?:feier)?tag',
    boxingDay: '(?:zweiter|2\\.?) weihnachts(?:feier)?tag|stephanstag',
    christmas: 'weihnachten|weihnachtsfeiertage?n?|weihnachts(?:zeit|woche)',
    newYearsEve: 'silvester',
    newYear: 'neujahr(?:stag)?',
    easter: 'ostern|ostermontag|ostersonntag',
    spring: 'fruhling|fruhjahr',
    summer: 'sommer',
    autumn: 'herbst',
    winter: 'winter',
  },
  between: 'zwischen',
  bounds: {
    coming: 'anreisen?|ankunft|ankommen|check-? ?in|einchecken|bezugsfertig',
    going: 'abreisen?|check-? ?out|auschecken|verlassen|raumen|geraumt|zuruckbringen|ruckgabe',
    last: 'letzte[nrs]?|spatestens',
  },
  from: 'von|zwischen',
  answersCalls: 'telefonisch|telefonzeiten|am telefon',
  beforeClosing: '(?:minuten|stunden?) vor \\p{L}*(?:schliess|schluss|ende)\\p{L}*',
  now: 'heute|heute abend|morgen|ubermorgen|jetzt|gerade|momentan|zurzeit|diese woche|aktuell',
  headings: {
    phone: 'Telefon',
    fax: 'Fax',
    email: 'E-Mail',
    address: 'Adresse',
    parking: 'Parken',
    hours: 'Öffnungszeiten',
    person: 'Inhaber',
    contact: 'Kontakt',
  },
  socialMedia: 'sozialen? (?:medien|netzwerken?)|social[- ]media(?:[- ]kanale?n?)?|socials',
  ofProfiles:
    '(?:fan)?seiten?|kont(?:o|en|os)|accounts?|profile?n?|kanale?n?|links?|folgen|finden|findet|finde|vertreten|aktiv|unterwegs|vorhanden|heißt|heisst',
  lacking: 'Unter „{topic}“ habe ich auf dieser Website nichts gefunden. Angegeben ist:',
};
