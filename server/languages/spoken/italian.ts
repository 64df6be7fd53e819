/** Italian. */
import { ITALIAN_EVERYDAY } from './everyday/italian.js';
import { stemmer } from '@orama/stemmers/italian';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { italianIntents } from '../intents/italian.js';
import { italianNotices } from '../notices/italian.js';
import { wholeWords } from '../definition/words.js';
import { ITALIAN_CONTACT } from './contact/italian.js';

export const italian: SpokenLanguage = {
  isSpoken: true,
  code: 'it',
  name: 'Italian',
  nativeName: 'Italiano',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    a abbia ad agli ai al alla alle allo anche c che chi ci come con cosa cui da dagli dai dal dalla dalle degli
    dei del della delle dello di dove e è ed era erano essere fra gli ha hai hanno ho i il in io l la le lei li
    lo loro lui ma me mi mia mie miei mio mi negli nei nel nella nelle nello no noi non nostro o per perché più
    poi posso può quale quali quando quanto quanti quella quello questa questo qui se sei si sia sono sta stato
    su sua sue sugli sul sulla suo suoi ti tra tu tua tuo un una uno vi voi grazie quanta quante possono avete
    devo deve vostro vostri vostra vostre fate puoi vorrei`,
  alwaysSaysPronouns: false,
  lightWords: `
    adesso aiutare aiuto alcune alcuni allora altra altre altri altro ancora andare anni anno appare appena
    arriva arrivare assai avanti avere avuto basta bene bisogno buon buona buone buoni buongiorno capire capisco
    caso cerca certa certo chiedere ciao circa comunque cose credo dare davvero dentro devono dice dico diverse
    diversi diverso domanda domande dopo dovrei due durante ecco effettivamente esempio esiste esistono fa
    faccio facendo facile fai fanno far fare fatto favore fine fino forma forse funziona funzionano funzionare
    generale gente già giorni giorno giusto grande idea ieri importante indietro insieme inoltre invece lasciare
    lato lontano luogo magari mai male maniera mattina meglio meno mentre mese mesi mettere mezzo modo molta
    molte molti molto momento necessario nemmeno nessun nessuna nessuno niente nulla nuova nuove nuovi nuovo
    oggi ogni ok oltre ora ore ormai ottenere pare parlare parte particolare passare però persona persone
    piccola piccolo piace poco pochi possibile possiamo potere potrei prendere presto prima prime primo
    probabilmente problema problemi proprio prossima prossimo provare prova punto qua qualche qualcosa qualcuno
    qualsiasi quasi questione quindi ricevere rimane salve sapere sarebbe sembra semplice semplicemente sempre
    sente senza sera serve seconda secondo settimana settimane siamo sola solito solo soprattutto sotto spesso
    stare stata stesso sto subito succede tale tanta tante tanti tanto tardi tempo tipo trova trovare trovo
    troppo tre tutta tutte tutti tutto ultima ultimo usa usare uso utile utilizzare va vado vale vari varie vede
    vedere vedo veramente vero verso viene vengono vicino voglio volta volte vuole`,
  synonyms: `
prezzo costo tariffa costa
gratis gratuito gratuita
pagare pagamento
fattura ricevuta
comprare acquistare acquisto ordine ordinare
annullare cancellare disdire disdetta
restituire reso rendere restituzione
rimborso rimborsare
spedizione consegna spedire consegnare inviare
pacco spedizione
rotto danneggiato difettoso guasto
riparare riparazione
sconto offerta promozione buono coupon
negozio bottega
orario aperto apertura
chiuso chiusura
appuntamento prenotazione
prenotare riservare
cambiare modificare
eliminare rimuovere
creare aggiungere
accedere accesso login
registrarsi registrazione iscrizione
dimenticato perso smarrito
account profilo conto
utente membro
dipendente collega
invitare invito
permesso ruolo
cellulare telefono smartphone
chiamare telefonare telefono
computer pc
programma applicazione app
sito pagina
errore problema
installare installazione
aggiornare aggiornamento
impostazioni configurazione opzioni
attivare abilitare
disattivare disabilitare
cercare trovare
condividere pubblicare
scaricare esportare
caricare importare
ripristinare recuperare
limite massimo
notifica avviso
lingua traduzione
aiuto assistenza supporto
contatto contattare
cartella directory
foto immagine
auto macchina veicolo
parcheggiare parcheggio
camera stanza
bambini bambino minori
animali animale cane
durata tempo
scadere scadenza
${ITALIAN_EVERYDAY.trim()}
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`p\.es|es|tel|dott|dott\.ssa|sig|sig\.ra|ecc|nr|pag|vs`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: wholeWords('non|no|mai|senza|né|nessun[ao]?'),
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'ma|però|che',
  yesOrNo: 'sì|no',
  numberWords: absent('None was collected.'),
  lengthsOfTime: {
    "un'ora e mezza": 90,
    'un’ora e mezza': 90,
    "mezz'ora": 30,
    "un'ora": 60,
  },
  timeRanges: {
    to: 'a|e',
    upTo: 'fino a',
    below: 'meno di|entro',
    above: 'più di|oltre|almeno|da',
    orMore: 'o più',
    ahead: 'prima|di anticipo',
  },
  asksAmount: String.raw`\bquant[oiae]\b|\bquando\b|\b(?:prezzo|costa)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`(?:ha|hanno|compie) \d{1,2} anni|\d{1,2}enni?e?|età di \d{1,2} anni`,
    child: 'bambino',
    adult: 'adulto',
    senior: 'anziano',
    under: 'sotto i|fino a|meno di',
    over: 'oltre i|sopra i|più di',
    andOver: '(?:anni )?(?:e|in) (?:oltre|su|più)',
    years: 'anni',
  },
  asks: {
    price:
      'quanto costa|quanto costano|quanto viene|quanto vengono|che prezzo|qual è il prezzo|prezzo|prezzi|tariffa|tariffe|costo|costi|costa|costano',
    time: 'quando|a che ora|fino a che ora|fino a quando|che giorni|quali giorni|orari|orario',
    duration:
      'quanto tempo|quanto dura|quanti (?:minuti|giorni|mesi|anni)|quante (?:ore|settimane|notti)|per quanto',
    definition: "cos'è|cosa è|che cos'è|che cosa è|cosa sono|cosa significa|che significa|definizione di",
    person: 'chi è|chi sono|chi fa|chi dirige|come si chiama',
    least: 'più economico|più economica|più economici|meno caro|meno cara|più basso',
    most: 'più caro|più cara|più costoso|più costosa',
    small: 'piccol[aoei]',
    large: 'grand[ei]',
  },
  defines: 'è|sono|significa|indica',
  freeOfCharge: 'gratis|gratuito|gratuita|gratuiti|gratuite|gratuitamente|incluso|inclusa|compreso|compresa',
  calendar: {
    through: 'a|al|alla|fino a',
    weekend: 'fine settimana|weekend|week-end',
    weekdays: 'giorni feriali|giorni lavorativi|durante la settimana',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: ITALIAN_CONTACT,

  followUp: {
    goesOn: 'e|ed|ma|o|che ne è di',
    openings: 'e|o|ma|allora|anche|e per|che ne dici di',
    pointers: 'quest[aoie]|quell[aoie]|ess[aoie]|ciò|lì|lo stesso',
    closed: "è|c['’]è|ci sono|sono|posso|possiamo|si può|devo|dobbiamo|bisogna|avete|ha|hanno",
    other: 'altr[oa]',
  },
  anaphora:
    "questo|questa|questi|queste|quello|quella|ciò|esso|essa|essi|loro|tuttavia|inoltre|anche|poi|quindi|altrimenti|in questo caso|ma|e|o|entrambi|noi .{0,10}anche|abbiamo anche|offriamo anche|puoi anche|potete anche|può anche|altresì|per questo|per questo motivo|a tal fine|in tal caso|in quel caso|in questi casi|in entrambi i casi|in questo modo|così|ad esempio|per esempio|però|infine|dopo|successivamente|di conseguenza|pertanto|perciò|in caso contrario|se sì|se no|egli|ella|lui|lei|quest'ultimo|quest'ultima|tale|tali|lo stesso|gli stessi|qui|lì|là",
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: italianIntents,
  notices: italianNotices,
  fixedSentences: {
    refusal: 'Non ho trovato la risposta su questo sito. Prova con altre parole o parla con un operatore.',
    refusalWithPages:
      'Non ho trovato una risposta chiara su questo sito. Forse queste pagine possono aiutarti; puoi anche provare con altre parole o parlare con un operatore.',
    mayHelp: 'Non so se è proprio quello che cerchi, ma può esserti utile:',
    saidBefore: 'Come già citato sopra:',
    otherLanguage: 'Le pagine sono in {language}: prova a fare la domanda in quella lingua.',
    nothingAsked: 'Non ho capito che cosa vuoi sapere. Fammi una breve domanda su questo sito.',
  },
};
