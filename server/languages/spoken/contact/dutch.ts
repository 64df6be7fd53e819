/** How Dutch asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const YOU = '(?:u|jullie|jou|je|iemand)';
const CAN = '(?:kan|kunnen|mag|moet|zou|kon)';

export const DUTCH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:telefoon|tel|mobiele?|gsm|vaste?|whatsapp|contact|nood|reserverings|service|klantenservice)[- ]?(?:nummers?|nr)|telefoon|tel|mobiel|gsm|whatsapp|hotline|(?<=\\b(?:jullie|uw|je|het|een|welk) )(?:nummer|nr)|nummer',
    fax: 'fax(?:nummer)?',
    email: 'e-?mail(?:s|-?adres(?:sen)?)?|mail(?:s|-?adres(?:sen)?)?|mailbox',
    address:
      '(?:post|bezoek|vestigings|winkel)?-?adres(?:sen)?|postcode|locaties?|vestiging(?:en)?|ligging|route(?:beschrijving)?|straat|navigatie|gps|bereikbaarheid',
    parking: 'parkeren|parkeer(?:plaats(?:en)?|garage|terrein|gelegenheid|ruimte)',
    hours:
      'laatste toegang|(?:openings|winkel|sluitings|bezoek|kantoor|spreek|bedrijfs|werk)-?(?:tijd(?:en)?|uren|dagen|uur)|open|geopend|dicht|gesloten|openingstijden|koopavond',
    person:
      '(?:eigena(?:ar|ren|resse)|directeur|directie|oprichters?|manager|baas|bedrijfsleider|zaakvoerder)',
    contact: 'contact(?:gegevens|en|informatie|formulier|opnemen)?|bereikbaar|bereiken|contacteren',
  },
  labels: {
    parking: 'parkeer|parkeert',
    phone: 'bel(?: ons)?|bellen|receptie|balie|t',
    email: 'schrijf(?: ons)?|mail ons',
    address:
      'waar (?:vind je ons|wij zitten|we zitten)|u vindt ons|hier vind je ons|bezoek ons|kom langs|waar|onze (?:winkel|locatie)',
    hours: 'wanneer|wij zijn open|we zijn open',
    contact: 'neem contact op|contacteer ons',
  },
  asks: {
    phone: `(?:hoe |waar |wie |welk nummer )?${CAN} (?:ik|we|wij|men)(?: ${YOU})?(?: (?:ook|even|telefonisch))*(?: (?:bellen|opbellen|telefoneren|telefonisch bereiken|appen|whatsappen))|(?:u|jullie) (?:bellen|opbellen|telefonisch bereiken|appen)|wie bel ik|welk nummer (?:bel|moet) ik(?: bellen)?|telefonisch (?:bereikbaar|te bereiken)|hebben jullie whatsapp`,
    fax: 'per fax|faxen',
    email: `(?:hoe |waar |waarheen |naar wie )?${CAN} (?:ik|we|wij)(?: ${YOU})?(?: een)?(?: (?:mailen|e-?mailen|schrijven|e-?mail sturen|mail sturen|mailtje sturen))|(?:u|jullie) (?:mailen|e-?mailen)|per (?:e-?)?mail|naar welk (?:e-?mail|mail)?-?adres`,
    address:
      'waar (?:zijn|is|zitten|zit|liggen|ligt|bevinden|bevindt|vind ik|kan ik|kunnen we|staat|staan)(?: (?:jullie|u|je|de|het|zich|uw|ergens|gevestigd|precies|vinden|winkel|hotel|restaurant|praktijk|kantoor|zaak|studio|salon|werkplaats|bedrijf))*|hoe (?:kom|komen|vind|vinden|rijd) (?:ik|we) (?:bij )?(?:jullie|u|er)|in welke (?:straat|stad)|welke straat',
    parking:
      'waar (?:kan|mag|kunnen|moet) (?:ik|we|je|men)(?: [^ ]+){0,2} parkeren|waar parkeert? (?:ik|je|men)',
    hours:
      '(?:wanneer|hoe laat|tot hoe laat|vanaf hoe laat|hoe lang|tot wanneer|welke dagen|op welke dagen)(?: (?:zijn|is|gaan|gaat|bent|sluiten|sluit|openen|opent))?(?: (?:jullie|u|je|de winkel|het restaurant|de praktijk|er))*(?: (?:vandaag|morgen|nog|weer|op [^ ]+))*(?: (?:open|geopend|dicht|gesloten|iemand))?|(?:zijn|bent|is)(?: (?:jullie|u|je|de winkel|het))(?: [^ ]+){0,3} (?:open|geopend|dicht|gesloten)|(?:sluiten|openen|werken) jullie|tot hoe laat|is er iemand',
    person:
      'van wie is(?: (?:de|het|dit|deze) [^ ]+)?|wie (?:is de (?:eigenaar|baas)|leidt|runt|heeft (?:het )?opgericht)(?: (?:de|het|dit) [^ ]+)?',
    contact: `(?:hoe|waar) (?:${CAN} (?:ik|we|wij)(?: (?:met )?${YOU})? (?:bereiken|contacteren|contact opnemen)|bereik ik(?: ${YOU})?|neem ik contact op)(?: met ${YOU})?|met wie (?:kan|moet) ik contact opnemen|contact (?:met (?:jullie|u) )?opnemen`,
  },
  times: 'wanneer|hoe laat|tot hoe laat|vanaf hoe laat|tot wanneer|welke dagen|op welke dagen',
  openings:
    '(?:wat (?:is|zijn)|welke?|waar (?:vind ik|staat|staan)|wie (?:is|zijn)|(?:hebben|heeft|hebt) (?:jullie|u|je)|(?:mag|kan) ik|(?:kunnen|kunt|kun|kan|zou) (?:jullie|u|je)(?: mij| me)?|(?:geef|stuur|zeg)(?: me| mij)?|ik (?:zoek|wil|heb|wil graag|zou graag)(?: nodig)?|is er|zijn er|en|hallo|hoi|dag|graag|is|zijn|op)',
  beside:
    'jullie|uw|je|jouw|de|het|een|van|voor|aan|op|in|bij|naar|te|om|en|of|aub|alsjeblieft|alstublieft|graag|bedankt|dank|mij|me|ons|u|ik|we|wij|is|zijn|er|hier|precies|precieze|juiste|huidige|hebben|krijgen|weten|geven|nodig|bedrijf|winkel|hotel|restaurant|praktijk|kantoor|zaak|site|website|uur|dag|dagen|ochtend|middag|avond|nacht|laat|vroeg|elke|alle|ook|nog|wanneer|met|contact',
  notOurs: "mijn|m'n|ander(?:e)?|nieuwe?|oude?|gebruikers?|klanten?",
  aside:
    'groothandel|wederverkopers|fax|spoed|nood|privacy|gegevensbescherming|vacatures?|sollicitaties?|pers|facturen|facturatie|administratie|boekhouding|klachten|nieuwsbrief',
  emergency: "spoed|nood(?:geval|gevallen|nummer)?|dringend|buiten kantooruren|'s nachts|in de nacht|pech",
  leads: 'richtte|begon|leidt|runt',
  streets: String.raw`(?<!\p{L})\p{Lu}[\p{L}'’]*(?:[ -][\p{L}'’]+){0,3}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|steeg|pad|hof|park|markt|dreef|baan|wal|vaart|haven|plantsoen|steenweg|lei|brink|kamp|veld)\s+\d+\s?[a-zA-Z]?(?:-\d+)?(?![\p{L}\p{N}])|Postbus\s\d+`,
  days: [
    'maandag(?:en|s)?|ma',
    'dinsdag(?:en|s)?|di',
    'woensdag(?:en|s)?|wo',
    'donderdag(?:en|s)?|do',
    'vrijdag(?:en|s)?|vr',
    'zaterdag(?:en|s)?|za',
    'zondag(?:en|s)?|zo',
  ],
  weekdays: 'werkdagen|doordeweeks|weekdagen|door de week',
  weekend: 'weekend(?:en|s)?|weekeinde',
  daily: 'dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week',
  range: 'tot|tot en met|t/m|tm',
  open: 'open|geopend|opent|openingstijden|openingsuren',
  closed: 'gesloten|dicht|sluit|sluiten|(?:met|op) vakantie',
  holiday:
    'feestdag(?:en)?|vakanties?|kerst(?:mis)?|kerstavond|oudjaar|nieuwjaar(?:sdag)?|pasen|pinksteren|koningsdag|hemelvaart(?:sdag)?|moederdag|vaderdag|valentijnsdag',
  season: '(?:hoog|laag|voor|na|tussen)?seizoen|schoolweken|buiten de vakanties|hele jaar',
  yearParts: {
    christmasEve: 'kerstavond',
    christmasDay: 'eerste kerstdag',
    boxingDay: 'tweede kerstdag',
    christmas: 'kerst(?:mis|dagen|vakantie)?',
    newYearsEve: 'oudjaar(?:savond|sdag)?|oud en nieuw',
    newYear: 'nieuwjaar(?:sdag)?',
    easter: 'pasen',
    spring: 'lente|voorjaar',
    summer: 'zomer',
    autumn: 'herfst|najaar',
    winter: 'winter',
  },
  between: 'tussen',
  bounds: {
    coming: 'aankom(?:en|st)|aankomst|check-? ?in|inchecken',
    going: 'vertrek(?:ken)?|check-? ?out|uitchecken|inleveren|terugbrengen',
    last: 'laatste|uiterlijk',
  },
  from: 'van|tussen',
  answersCalls: 'telefonisch|aan de telefoon',
  beforeClosing: '(?:minuten|uur) voor sluiting\\p{L}*',
  now: 'vandaag|morgen|nu|vanavond|vanmiddag|vanochtend|deze week|momenteel',
  headings: {
    phone: 'Telefoon',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Adres',
    parking: 'Parkeren',
    hours: 'Openingstijden',
    person: 'Eigenaar',
    contact: 'Contact',
  },
  socialMedia: 'sociale? media|socials|social ?media',
  ofProfiles: "pagina'?s?|accounts?|profiel(?:en)?|kana(?:al|len)|links?|volgen|vinden|actief|hebben|zitten",
  lacking: 'Bij “{topic}” vond ik niets op deze site. Wel vermeld:',
};
