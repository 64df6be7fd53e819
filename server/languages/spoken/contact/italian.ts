/** How Italian asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const CAN = '(?:posso|possiamo|si puo|potrei|devo|bisogna)';
const HOW = `(?:come|dove|chi|a chi|a che numero)(?: ${CAN}| faccio a| si fa a)?`;

export const ITALIAN_CONTACT: ContactWords = {
  names: {
    phone:
      "(?:numer[oi]|num|nr|n°)(?: (?:di|del|d'))? ?(?:telefon[oi]|tel|cellulare|fisso|whatsapp|contatto|emergenza|urgenza|prenotazion[ei]|assistenza)|(?:il vostro|il tuo|il suo|vostro|tuo|che|il|un) numero|telefon[oi]|tel|cellulare|cell|whatsapp|recapito telefonico|centralino|linea diretta",
    fax: '(?:numero di )?fax',
    email: '(?:indirizz[oi] )?(?:e-?mails?|mail|posta elettronica|di posta elettronica)|pec|casella di posta',
    address:
      'indirizz[oi](?: postale| esatto| completo)?|cap|codice postale|ubicazione|posizione|sede(?: legale)?|sedi|come arrivare|indicazioni(?: stradali)?|coordinate|gps|navigatore',
    parking: 'parcheggi[oi]?|parcheggiare|posti? auto',
    hours:
      "ultimo ingresso|(?:orari[oi]?|ore|giorn[oi])(?: (?:di |d')?(?:apertura|chiusura|visita|ufficio|ricevimento|lavoro|servizio|al pubblico))?|apert[oiae]|chius[oiae]|apre|aprite|aprono|chiude|chiudete|chiudono|apertura|chiusura",
    person:
      '(?:proprietari[oa]?|titolar[ei]|gestor[ei]|direttore|direttrice|fondator[ei]|fondatrice|responsabil[ei]|capo|amministratore)',
    contact: 'contatt[oi]|contattar(?:e|vi|ti|la|ci)|recapit[oi]|dati di contatto|modulo di contatto',
  },
  labels: {
    phone: 'chiama(?:ci|teci)?|chiamate|reception|segreteria|t',
    email: 'scrivi(?:ci)?|scriveteci|scrivete',
    address:
      'dove siamo|dove trovarci|come raggiungerci|vieni a trovarci|venite a trovarci|dove|il nostro (?:negozio|studio|ufficio)',
    hours: 'quando|siamo aperti',
    contact: 'contattaci|contattateci|note legali',
  },
  asks: {
    phone: `(?:${HOW}|${CAN}) (?:chiamar|telefonar|chiama|telefona)(?:e|vi|ti|la|le)?|(?:vi|ti|la) (?:posso )?(?:chiamare|telefonare)|a (?:che|quale) numero(?: (?:chiamo|posso chiamare|devo chiamare))?|(?:per|via) telefono|telefonicamente|chi (?:chiamo|devo chiamare)|avete whatsapp`,
    fax: '(?:via|per) fax|mandarvi un fax',
    email: `(?:${HOW}|${CAN}) (?:scriver|mandar|inviar)(?:e|vi|ti|le)?(?: (?:una |un')?(?:e-?mail|mail|messaggio))?|(?:via|per) (?:e-?mail|mail)|a (?:che|quale) (?:e-?mail|mail|indirizzo (?:e-?mail|mail))(?: (?:scrivo|posso scrivere))?`,
    address:
      "dov(?:e|'e|e siete|'?e siete)(?: (?:siete|sei|e|si trova|vi trovate|si trovano|trovate|vi trovo|vi posso trovare|posso trovarvi|sta))?(?: (?:situat[oi]|esattamente|il|la|lo|l'|vostro|vostra|vostri))*(?: ?(?:negozio|hotel|albergo|ristorante|studio|ufficio|locale|sede|palestra|officina|azienda|salone|agenzia))?(?![^ ])|come (?:arrivo|arrivare|si arriva|vi raggiungo|raggiungervi|ci arrivo)(?: (?:da voi|li|al [^ ]+|in [^ ]+))?|in (?:che|quale) (?:via|citta|strada)|che via",
    parking: 'dove (?:posso|si puo|possiamo) parcheggiare|dove (?:parcheggio|si parcheggia)',
    hours:
      "(?:quando|a che ora|fino a che ora|da che ora|dalle|che giorni|quali giorni|fino a quando|in che giorni)(?: (?:siete|e|sono|sei))?(?: (?:apert[oiae]|chius[oiae]|apr(?:e|ite|ono)|chiud(?:e|ete|ono)))?(?: (?:il negozio|il ristorante|lo studio|l'ufficio|il locale))?|(?:siete|e|sei|sono)(?: [^ ]+){0,2} (?:apert[oiae]|chius[oiae])|(?:aprite|chiudete|lavorate)|fino a che ora|c'e qualcuno",
    person:
      "chi (?:e il (?:proprietario|titolare|capo|responsabile)|gestisce|dirige|ha fondato|possiede)(?: (?:il|la|lo|l'|questo|questa) ?[^ ]+)?|di chi e(?: (?:il|la|lo|questo|questa) [^ ]+)?",
    contact: `(?:${HOW}|${CAN}) (?:vi |ti )?(?:contattar|contatto|raggiunger|metter|sentir)(?:e|vi|ti|la|mi)?(?: in contatto(?: con voi)?)?|(?:vi|ti|la) (?:posso )?(?:contattare|contatto)|a chi (?:mi rivolgo|posso rivolgermi)`,
  },
  times: 'quando|a che ora|che ora|fino a che ora|fino a quando|da che ora|che giorni|quali giorni',
  openings:
    "(?:(?:qual|quale|quali|che|cosa|chi)(?: ?e'?| e| sono)|qual e'?|quali|dove (?:trovo|posso trovare)|(?:avete|hai|ha)(?: (?:un|una|il|la|l'))?|(?:posso|potrei) (?:avere|sapere)|(?:mi )?(?:puo|puoi|potete|potrebbe|potreste) (?:dare|dirmi|darmi|dire|inviare|mandare|mandarmi)|mi (?:dai|da|date|dice|dite|dici)|(?:dammi|datemi|dimmi|ditemi|mi dia|mi dica)|(?:mi serve|vorrei|voglio|cerco|ho bisogno)(?: (?:avere|sapere|di|del|dell'))?|c'e|ci sono|e|ciao|salve|buongiorno|per favore|siete|sono)",
  beside:
    "vostr[oaie]|tu[oaie]i?|su[oaie]i?|il|lo|la|i|gli|le|l|l'|un|una|un'|di|del|della|dell|dell'|dei|d'|per|a|al|alla|in|nel|da|dal|su|con|e|ed|o|favore|grazie|mi|ci|vi|si|voi|lei|qui|li|esatt[oa]|corrett[oa]|attuale|avere|sapere|dare|azienda|negozio|hotel|albergo|ristorante|studio|ufficio|locale|sito|pagina|ora|ore|giorno|giorni|mattina|pomeriggio|sera|notte|mezzogiorno|tardi|presto|tutti|ogni|quando|ancora|essere",
  notOurs: 'mi[oa]|miei|mie|altr[oaie]|nuov[oaie]|vecchi[oa]|utent[ei]|client[ei]',
  aside:
    'ingrosso|rivenditori|fax|emergenz[ae]|urgenz[ae]|privacy|protezione dati|lavora con noi|candidature|stampa|fatturazione|contabilita|amministrazione|reclami|newsletter',
  emergency: 'emergenz[ae]|urgenz[ae]|urgente|di notte|fuori orario|reperibilita|guasto',
  leads: 'ha fondato|fondo|gestisce|dirige',
  streets: String.raw`(?:[Vv]ia|V\.le|[Vv]iale|[Pp]iazza|[Pp]\.zza|[Cc]orso|C\.so|[Vv]icolo|[Ll]argo|[Ss]trada|[Ll]ungomare|[Pp]iazzale|[Cc]ontrada|[Ll]ocalità|[Ss]alita|[Cc]alle|[Ff]ondamenta)\s+(?:(?:di|del|della|dei|delle|dell['’]|San|Santa|S\.)\s?)*[\p{Lu}\dXIV][\p{L}\d'’ .-]{0,50}?,?\s*(?:n\.?\s?)?\d+(?:\s?[\/-]?\s?[A-Za-z])?(?![\p{L}\p{N}])`,
  days: [
    'lunedi|lun',
    'martedi|mar',
    'mercoledi|mer',
    'giovedi|gio',
    'venerdi|ven',
    'sabat[oi]|sab',
    'domenic(?:a|he)|dom',
  ],
  weekdays: 'giorni feriali|feriali|giorni lavorativi|durante la settimana|in settimana',
  weekend: 'week-?end|fine settimana|fine-settimana',
  daily: 'tutti i giorni|ogni giorno|quotidianamente|7 giorni su 7|tutto il giorno',
  range: 'a|al|alla|fino a|fino al',
  open: 'apert[oiae]|apre|apriamo|orari[oi]?|apertura',
  closed: 'chius[oiae]|chiusura|chiudiamo|riposo|in ferie|per ferie',
  holiday:
    'festiv[oi]|giorni festivi|feste|vacanze|ferie|natale|capodanno|pasqua|pasquetta|ferragosto|epifania|santo stefano|festa della mamma|san valentino',
  season: "(?:alta|bassa|media)?[- ]?stagione|periodo scolastico|tutto l'anno",
  yearParts: {
    christmasEve: 'vigilia di natale',
    christmasDay: 'giorno di natale',
    boxingDay: 'santo stefano',
    christmas: 'natale',
    newYearsEve: 'san silvestro',
    newYear: 'capodanno',
    easter: 'pasqua|pasquetta',
    spring: 'primavera',
    summer: 'estate',
    autumn: 'autunno',
    winter: 'inverno',
  },
  between: 'tra|fra',
  bounds: {
    coming: 'arriv(?:o|i|are|iamo)|check-? ?in',
    going: 'partenz[ae]|partire|check-? ?out|lasciare libera|restituire|riconsegna',
    last: 'ultim[oaie]|al piu tardi',
  },
  from: 'dalle|tra le',
  answersCalls: 'telefonicamente|al telefono|per telefono|linea telefonica',
  beforeClosing: '(?:minuti|or[ae]) prima della chiusura',
  now: 'oggi|domani|adesso|ora|stasera|stamattina|questa settimana|in questo momento|attualmente',
  headings: {
    phone: 'Telefono',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Indirizzo',
    parking: 'Parcheggio',
    hours: 'Orari',
    person: 'Titolare',
    contact: 'Contatti',
  },
  socialMedia: 'social(?: network| media)?|reti sociali',
  ofProfiles:
    'pagin[ae]|account|profil[oi]|canal[ei]|link|seguir(?:e|vi)|trovar(?:e|vi)|trovo|attivi|presenti|avete|siete',
  lacking: 'Non ho trovato nulla alla voce «{topic}» su questo sito. Le sue pagine indicano:',
};
