/** Dutch. */
import { DUTCH_EVERYDAY } from './everyday/dutch.js';
import { stemmer } from '@orama/stemmers/dutch';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { dutchIntents } from '../intents/dutch.js';
import { dutchNotices } from '../notices/dutch.js';
import { wholeWords } from '../definition/words.js';
import { DUTCH_CONTACT } from './contact/dutch.js';

export const dutch: SpokenLanguage = {
  isSpoken: true,
  code: 'nl',
  name: 'Dutch',
  nativeName: 'Nederlands',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    aan al alle als altijd ben bij dan dat de deze die dit doen door dus een en er geen had heb hebben heeft hem
    het hier hij hoe hun ik in is je jij jouw kan kunnen maar me mee meer men met mij mijn moet na naar niet nog
    nu of om omdat ons onze ook op over te tot u uit uw van veel voor waar waarom wanneer want waren was wat we
    welke wel werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder hoeveel welk hebt jullie mag
    mogen moeten graag`,
  alwaysSaysPronouns: true,
  lightWords: `
    aantal af allemaal alles ander andere anders beetje begin beginnen begrijp beste beter bepaalde blijft
    blijven bijvoorbeeld binnen brengen buiten daarna dag dagen dank deel denk dezelfde ding dingen direct doe
    doet drie echt eenvoudig eerst eerste eigenlijk einde elk elke enige eraan even extra fijn ga gaan gaat
    gebeurt gebruik gebruiken gebruikt gedaan geef geeft gekomen geldt geven gewoon goed goede groot grote hallo
    hele helemaal help helpen helpt hetzelfde hoeft hoort hulp idee ieder iedere iedereen iemand iets ineens
    inderdaad jaar jaren juist keer keren kennen kijken kijk klein kleine klopt komen komt kort kreeg krijg
    krijgen krijgt kun kwam laat laatste lang later laten leuk liever ligt lijkt maak maakt maand maanden maken
    makkelijk manier meerdere mensen minder misschien moest mogelijk moment morgen nadat natuurlijk neem nemen
    net niemand niets nieuw nieuwe nodig nooit ochtend ok ongeveer overal paar per persoon probeer proberen
    probleem problemen punt redelijk reden reeds samen snel soms soort staan staat steeds tegelijk terug tijd
    tijdens toch toe totaal tussen twee uur vaak vandaag vanaf ver verder verschillende via vind vinden vindt
    vol volgende volgens vond vooral vraag vragen weer weet week weken weinig weg werken werkt weten willen wilt
    woord woorden zaken zeer zeg zeggen zegt zeker zelfde zetten zie zien ziet zin zitten zit zoals zoek zoeken
    zoiets zou`,
  synonyms: `
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
${DUTCH_EVERYDAY.trim()}
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: 'terug|verder|samen|vast|weg|mee|voor|open|door|uit|aan|toe|op|om|na|af|in',
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`bijv|o\.a|d\.w\.z|m\.u\.v|nr|tel|incl|excl|ca|dhr|mevr|blz`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords('niet|nooit|geen|zonder|noch|nee'),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'maar',
  yesOrNo: 'ja|nee',
  numberWords: absent('None was collected.'),
  lengthsOfTime: {
    'anderhalf uur': 90,
    'half uur': 30,
    'een uur': 60,
  },
  timeRanges: {
    to: 'tot|en',
    upTo: 'tot',
    below: 'onder|minder dan|binnen|maximaal',
    above: 'meer dan|vanaf|minstens|langer dan',
    orMore: 'of meer|of langer',
    ahead: 'voor|van tevoren|vooraf',
  },
  asksAmount: String.raw`\bhoe(?:veel| (?:lang|vaak|duur|groot|snel))\b|\bwanneer\b|\b(?:prijs|kost)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`\d{1,2}[\s-]?jarigen?|\d{1,2} jaar oud`,
    child: 'kind',
    adult: 'volwassene',
    senior: 'senior',
    under: 'onder|tot',
    over: 'boven|vanaf',
    andOver: 'en ouder|en hoger',
    years: 'jaar',
  },
  asks: {
    price:
      'wat kost|wat kosten|hoeveel kost|hoeveel kosten|hoe duur|prijs|prijzen|tarief|tarieven|kosten|kost',
    time: 'wanneer|hoe laat|tot hoe laat|vanaf hoe laat|welke dag|welke dagen|openingstijden|openingsuren',
    duration: 'hoe lang|hoelang|hoeveel (?:minuten|uur|uren|dagen|weken|maanden|jaar|nachten)',
    definition: 'wat is|wat zijn|wat betekent|wat houdt .{1,60} in|definitie van',
    person: 'wie is|wie zijn|wie maakt|wie geeft|hoe heet',
    least: 'goedkoopste|voordeligste|laagste',
    most: 'duurste|hoogste',
    small: 'klein(?:e|ste|ere)?',
    large: 'grot(?:e|ere)|groot(?:ste)?',
  },
  defines: 'is|zijn|betekent|houdt in',
  freeOfCharge: 'gratis|kosteloos|inbegrepen|inclusief',
  calendar: {
    through: 'tot|t/m|tot en met',
    weekend: 'weekend|weekends|weekeinde',
    weekdays: 'doordeweeks|werkdagen|weekdagen',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: DUTCH_CONTACT,

  followUp: {
    goesOn: 'en|maar|of|hoe zit het met',
    openings: 'en|of|maar|dus|dan|ook|wat als|hoe zit het met',
    pointers:
      'dit|dat|deze|hij|daarvan|daarvoor|daar|ermee|ervan|hetzelfde|(?:kost|is|gaat|werkt|duurt|kan) het',
    closed:
      'ben|bent|is|zijn|kan|kun|kunnen|mag|mogen|moet|moeten|heb|heeft|hebben|wordt|worden|zit|krijg(?:en)?',
    other: 'andere',
  },
  anaphora:
    'dit|dat|deze|die|het|ze|zij|hij|hun|daarna|dan|daarom|echter|ook|bovendien|anders|in dat geval|maar|en|of|hier|daar|beide|we .{0,20}ook|wij .{0,20}ook|je kunt ook|u kunt ook|daarnaast|verder|tevens|eveneens|hiervoor|daarvoor|hiermee|daarmee|hierdoor|daardoor|hierbij|daarbij|in die gevallen|in beide gevallen|op die manier|op deze manier|bijvoorbeeld|toch|desondanks|tenslotte|ten slotte|vervolgens|om deze reden|om die reden|dus|zo niet|zo ja|indien niet|laatstgenoemde|deze laatste|zulke|dergelijke|hetzelfde|hem',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: dutchIntents,
  notices: dutchNotices,
  fixedSentences: {
    refusal:
      'Ik heb daar op deze site helaas geen antwoord op gevonden. Probeer het met andere woorden, of neem contact op met ons team.',
    refusalWithPages:
      'Ik heb daar op deze site geen duidelijk antwoord op gevonden. Misschien helpen deze pagina’s u verder. U kunt het ook met andere woorden vragen, of contact opnemen met ons team.',
    mayHelp: 'Ik weet niet zeker of u dit bedoelt, maar misschien helpt het u verder:',
    saidBefore: 'Zoals hierboven al aangehaald:',
    otherLanguage: 'De pagina’s zijn in het {language}. Stel uw vraag het best in die taal.',
    nothingAsked: 'Ik begrijp helaas niet wat u wilt weten. Stel me een korte vraag over deze site.',
  },
};
