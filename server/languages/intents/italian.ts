/** Italian: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const italianIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|hey|ehi|ciao a tutti|buondì|buon dì',
      thanks:
        "grazie|grazie mille|molte grazie|tante grazie|ti ringrazio|la ringrazio|grazie di tutto|grazie di cuore|grazie per l'aiuto|molto utile|gentilissimo|gentilissima|mi ha aiutato",
      goodbye:
        "arrivederci|a presto|addio|buona giornata|buona serata|ci vediamo|bye|buonanotte|alla prossima|a domani|a dopo|è tutto|nient'altro",
      assent:
        "ok|va bene|perfetto|ottimo|capito|bene|d’accordo|d'accordo|sì|si|no|okay|bello|certo|certamente|capisco|ho capito|esatto|giusto|fantastico|perfetto così|non importa|nessun problema|fa niente|no grazie|eccellente|bravo|ah|mmm",
      wellbeing:
        'come stai|come sta|come va|tutto bene|come stai oggi|come te la passi|che si dice|come butta',
      laughter:
        'haha*|ahah*|eheh*|hihi*|lol|xd|divertente|che ridere|molto divertente|scherzo|sto scherzando',
      test: "test|prova|prova prova|sto provando|una prova|è una prova|questa è una prova|solo una prova|funziona|ci sei|sei lì|c'è qualcuno che risponde|mi senti|pronto",
      machine:
        "sei un bot|sei un robot|sei umano|sei una persona|sei una persona vera|è un robot|chi sei|chi è lei|sto parlando con un robot|sto parlando con una persona|sei un robot o una persona|sei umano o robot|sei una macchina|sei un umano|sei un essere umano|sei reale|sei vero|sei un'intelligenza artificiale|sei una ia|sei un chatbot|sei chatgpt|lei è un robot|lei è un bot|lei è una persona|è un bot|è una persona|questo è un bot|questo è un robot|parlo con un robot|parlo con una persona|parlo con un umano|parlo con una macchina|sto parlando con un bot|sto parlando con un umano|sto parlando con una macchina|sto parlando con una persona vera|con chi parlo|con chi sto parlando|come ti chiami|come si chiama|qual è il tuo nome|hai un nome|chi ti ha creato|quanti anni hai|presentati|cosa sei|che cosa sei|che cos'è questo",
      help: 'aiuto|aiutami|ho bisogno di aiuto|mi puoi aiutare|puoi aiutarmi|può aiutarmi|mi può aiutare|cosa puoi fare|ho una domanda|mi aiuti|aiuto per favore|mi aiuti per favore|ho bisogno del tuo aiuto|potresti aiutarmi|potrebbe aiutarmi|mi potresti aiutare|mi potrebbe aiutare|come puoi aiutarmi|come può aiutarmi|in cosa puoi aiutarmi|cosa sai fare|che cosa sai fare|che cosa puoi fare|cosa fai|a cosa servi|cosa posso chiederti|come funziona|come funzioni|come funziona questa chat|ho delle domande|avrei una domanda|una domanda|domanda|posso fare una domanda|posso chiedere una cosa',
      complaint:
        'inutile|sei inutile|è inutile|non servi a niente|non serve a niente|non servi a nulla|stupido|stupida|sei stupido|scemo|sei scemo|idiota|sei un idiota|cretino|deficiente|imbecille|bot stupido|bot inutile|merda|che merda|cazzo|vaffanculo|stronzo|che schifo|schifo|fai schifo|fa schifo|pessimo|pessimo servizio|servizio pessimo|terribile|orribile|ridicolo|è ridicolo|vergogna|vergognoso|una vergogna|assurdo|uno scherzo|mi prendi in giro|mi state prendendo in giro|perdita di tempo|una perdita di tempo|che perdita di tempo|frustrante|è frustrante|sono arrabbiato|sono arrabbiata|sono stufo|sono stufa|che noia|fastidioso|non mi aiuti|non mi aiuta|non mi stai aiutando|non aiuta|non è utile|non è stato utile|non mi è utile|non capisci|non capisci niente|non mi capisci|non capisce|non è quello che ho chiesto|non ho chiesto questo|non hai risposto alla mia domanda|non rispondi alla mia domanda|non è una risposta|sbagliato|è sbagliato|risposta sbagliata|grazie per niente|lascia perdere|lascia stare|ci rinuncio|ti odio|stai zitto|sul serio|ma che dici|sciocchezze',
      filler:
        "a tutti|per l'aiuto|per il tuo aiuto|per favore|ancora|di nuovo|tu|lei|voi|e|allora|adesso|oggi|molto|tanto|davvero|signore|signora|amico|anche|ma|bot|di tutto|per l'informazione|è|sei|questo|così|a te|a lei",
    },
    replies: {
      greeting: 'Ciao! Che cosa vuoi sapere?',
      help: 'Volentieri. Fammi una breve domanda su questo sito e cercherò la risposta.',
      thanks: 'Prego! Posso aiutarti in altro?',
      assent: 'Mi fa piacere. Chiedimi pure altro quando vuoi.',
      goodbye: 'A presto! Se hai altre domande, sono qui.',
      wellbeing: 'Bene, grazie. Che cosa vuoi sapere?',
      machine:
        'Sono un assistente automatico. Le mie risposte vengono dalle pagine di questo sito e indico sempre la fonte.',
      laughter: 'Mi fa piacere che ti diverta! Che cosa vuoi sapere?',
      test: 'Sì, sono qui. Che cosa vuoi sapere?',
      complaint: 'Mi dispiace di non averti aiutato. Prova con altre parole o parla con un operatore.',
    },
  },
  preamble: {
    newSubject:
      "altra domanda|un'altra domanda|domanda diversa|ho un'altra domanda|avrei un'altra domanda|posso fare un'altra domanda|posso chiedere un'altra cosa|posso chiederti un'altra cosa|posso chiederle un'altra cosa|lascia perdere|lasci perdere|lascia stare|lasci stare",
    newSubjectClause:
      "nuova domanda|altra cosa|un'altra cosa|tutt'altra cosa|una domanda diversa|una nuova domanda|prossima domanda|è un'altra cosa|è per un'altra cosa|riguarda un'altra cosa|una domanda su un'altra cosa|ho una domanda su un'altra cosa|volevo chiedere un'altra cosa|vorrei chiedere un'altra cosa|altro argomento|altra questione|cambio argomento|cambiando argomento|cambiamo argomento|parliamo d'altro|passiamo ad altro|lasciamo perdere|lasciamo stare|come non detto|non importa",
    aside:
      "a proposito|comunque|già che ci sono|già che ci siamo|ancora una domanda|ho ancora una domanda|un'ultima domanda|avrei un'ultima domanda",
  },
  humanRequest: {
    words: {
      person:
        "umano|umana|umani|un umano|essere umano|persona vera|persona reale|persone vere|persone reali|persona umana|persona in carne e ossa|in carne e ossa|vera persona|qualcuno di vero|qualcuno di reale|qualcuno di umano|agente|agente umano|operatore|operatrice|operatore umano|rappresentante|consulente umano|assistenza umana|aiuto umano|c'è qualcuno|c'è qualcuno lì|qualcuno c'è|c'è nessuno|c'è qualcuno disponibile|qualcuno è disponibile",
      someone:
        'qualcuno|una persona|persona|persone|qualche persona|qualcun altro|un responsabile|responsabile|capo|supervisore|direttore|assistenza clienti|servizio clienti|assistenza|servizio assistenza|supporto|supporto tecnico|assistenza tecnica|uno di voi|un uomo|una donna|un addetto|addetto|incaricato|referente|tuo collega|un tuo collega|vostro collega|un vostro collega|un collega|uno dei vostri',
      staff:
        'impiegato|impiegata|dipendente|collega|colleghi|collaboratore|team|squadra|staff|membro del team|membro dello staff|personale|venditore|venditrice|commerciale|ufficio commerciale|ufficio vendite|vendite|consulente|tecnico|contabilità|amministrazione|fatturazione|reparto|ufficio|reception|receptionist|portineria|concierge|proprietario|proprietaria|titolare|direttrice|direzione|manager|gestore|esperto|esperta|specialista|allenatore|istruttore|istruttrice|insegnante|professore|medico|dottore|dottoressa|dentista|infermiera|infermiere|terapista|fisioterapista|farmacista|veterinario|cuoco|chef|cameriere|meccanico|avvocato|commercialista|segreteria|segretaria|assistente|centralino|negozio',
      reach:
        'parlare|parlare con|parlare a|parlo con|parlarne con|chattare|chattare con|discutere con|conversare con|comunicare con|conferire con|mettermi in contatto con|mettetemi in contatto con|mi metta in contatto con|mettimi in contatto con|essere messo in contatto con|mi passi|passami|passatemi|mi passa|passarmi|mi può passare|mi colleghi|collegami|collegatemi|mi connetta|connettimi|trasferiscimi|mi trasferisca|trasferirmi|essere trasferito|indirizzarmi|mi indirizzi|avere a che fare con|contattare|rivolgermi a|scrivere a|essere assistito da|essere ricontattato da|al telefono|una conversazione con|trattare con|passami|passatemi|passarmi|trasferire|trasferitemi|mettere in contatto con|mettermi in contatto|collegarmi con|parlarci|essere seguito da|essere servito da|sentire|parlarne|datemi|fatemi parlare con|mi faccia parlare con|fammi parlare con',
      contact: 'contattare|raggiungere|chiamare|trovare|sentire',
      beforeName:
        'parlare con|chattare con|mi passi|passami|mettermi in contatto con|signor|signora|dottor|dottoressa|dott',
      wish: 'voglio|vorrei|desidero|mi piacerebbe|ho bisogno di|ho bisogno|mi serve|mi servirebbe|preferisco|preferirei|esigo|chiedo|chiedo di|richiedo|richiedere|chiedere|pretendo|per favore|per piacere|per cortesia|cortesemente|prego|mi dia|dammi|datemi|posso avere|potrei avere|cerco|vogliamo|vorremmo',
      assist:
        'aiuto|aiutare|aiutarmi|mi aiuti|mi aiuta|mi possa aiutare|aiutarci|assistermi|assista|rispondermi|mi risponda|mi risponde|occuparsi di me',
      callMe:
        'chiamami|mi chiami|chiamatemi|mi chiamate|chiamarmi|mi può chiamare|mi potete chiamare|mi chiama|mi richiami|richiamami|richiamatemi|mi richiama|richiamarmi|mi può richiamare|mi potete richiamare|essere richiamato|essere richiamata|essere chiamato|essere contattato|essere contattata|essere ricontattato|essere ricontattata|ricontattatemi|mi ricontatti|mi ricontatta|ricontattarmi|contattatemi|contattami|mi contatti|contattarmi|mi contatta|scrivetemi|scrivimi|mi scriva|scrivermi|mi telefoni|telefonatemi|telefonami|telefonarmi|ci chiami|ci richiami|chiamateci|parlare al telefono|parlare di persona|parlare a voce',
      callVerb: '',
      callee: '',
      call: 'chiamata|una chiamata|telefonata|una telefonata|richiamata|una richiamata',
      noMachine:
        'non un robot|non un bot|non una macchina|non con un robot|non con un bot|non con una macchina|non voglio un bot|non voglio un robot|non voglio parlare con un bot|non voglio parlare con un robot|non voglio parlare con una macchina|niente bot|niente robot|basta bot|basta robot|basta con questo bot|invece di un bot|invece di un robot|anziché un robot|stufo di questo bot|stanco di questo bot|non con te',
      asks: "c'è|ci sono|avete|hai|offrite|esiste|come|dove|qual è|quanti|quante|quali|che cos'è|quando|perché mai|quale|quanto|quanta|chi è|cosa|che cosa",
      self: 'io|mi|mio|noi|ci|posso|potrei|vorrei|possiamo|come posso|come faccio a|come si fa a|dove posso|possa|possiamo|potessi|mi',
      about:
        'riguardo|riguardo a|riguardo al|riguardo alla|circa|su|sul|sulla|per|di|del|della|a proposito|in merito a|perché|poiché|relativamente a|che possa|che può|che parli|che sappia|se|prima|dato che|e',
      before:
        'e vorrei|e voglio|ma vorrei|ma voglio|quindi vorrei|e posso|e potete|vorrei|voglio|per favore|posso|e',
      around:
        "io|mi|me|mio|mia|noi|ci|tu|ti|lei|voi|vi|un|una|uno|il|lo|la|i|gli|le|l'|di|del|della|dello|dei|delle|a|al|alla|allo|da|dal|dalla|in|nel|con|col|per|tra|fra|su|posso|può|puoi|potete|possono|potrei|potrebbe|potreste|potresti|possiamo|potremmo|possa|possibile|è possibile|sarebbe possibile|c'è modo di|c'è un modo per|modo di|essere|avere|fare|fate|faccia|far|che|con cui|ora|adesso|subito|immediatamente|urgente|urgentemente|velocemente|al più presto|prima possibile|il prima possibile|presto|direttamente|di persona|dal vivo|in diretta|online|oggi|domani|domani mattina|domani pomeriggio|stamattina|questo pomeriggio|oggi pomeriggio|stasera|di mattina|nel pomeriggio|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|più tardi|dopo|solo|soltanto|semplicemente|davvero|veramente|vero|vera|reale|altro|altra|qualche|piuttosto|finalmente|anche|ma|però|e|o|allora|quindi|ciao|salve|buongiorno|buonasera|grazie|grazie mille|sì|no|ok|scusi|scusa|mi scusi|mi dispiace|signore|signora|signor|dottor|qui|qua|lì|bot|robot|macchina|questo|questa|numero|al numero|il mio numero|il mio numero è|alle|ore|verso|entro|disponibile|competente|maledetto|cazzo di|in italiano|in inglese|che parli italiano|vostro|vostra|vostri|suo|sua|del vostro team|dello staff|un attimo|un momento|telefono|per telefono|telefonicamente|via chat|se possibile|chi|come posso|come faccio a|come si fa a|dove posso|è|sono|così|molto|via",
    },
    reply: 'Certo. Lascia il tuo indirizzo e-mail e un messaggio nel modulo: un operatore ti risponderà.',
  },
  misuse: {
    words: {
      disregard:
        'ignora|ignora tutte|ignori|dimentica|dimentica tutte|dimentichi|scavalca|non seguire|tralascia|disobbedisci|cancella',
      change:
        'fai finta di essere|fingi di essere|fingi che sei|comportati come se fossi|immagina di essere|ora sei un|da ora in poi sei|modalità sviluppatore|attiva la modalità sviluppatore',
      show: 'mostra|mostrami|mi mostri|stampa|dammi|mi dia|datemi|dimmi|mi dica|rivela|rivelami|ripeti|scrivi|copia|traduci|inviami|mandami|mi mandi|elenca|elencami|forniscimi|voglio|vorrei|ho bisogno di|mi serve|voglio sapere|puoi darmi|può darmi|mi puoi dare|mi può dare',
      asks: "qual è|quali sono|cos'è|che cos'è|quale|quali|avete",
      instructions:
        'istruzioni precedenti|le istruzioni precedenti|tutte le istruzioni|tutte le istruzioni precedenti|le tue istruzioni|tue istruzioni|tutte le tue istruzioni|istruzioni sopra|le istruzioni sopra|regole precedenti|le regole precedenti|le tue regole|tutte le regole|tutte le tue regole|ordini precedenti|gli ordini precedenti|le direttive precedenti|direttive precedenti|le tue direttive|la tua programmazione|tutto quanto sopra|tutto ciò che precede',
      prompt:
        "il tuo prompt|tuo prompt|il tuo prompt di sistema|il prompt di sistema|prompt di sistema|il tuo system prompt|il system prompt|le tue istruzioni|le tue istruzioni di sistema|le tue istruzioni segrete|le tue istruzioni iniziali|le tue istruzioni interne|il tuo codice sorgente|le tue password|il testo sopra|il testo precedente|la password dell'admin|password dell'admin|la password di admin|password di admin|la password dell'amministratore|password dell'amministratore|la password admin",
      data: "nome|nomi|email|e-mail|mail|indirizzo|indirizzi|indirizzi email|gli indirizzi email|indirizzi e-mail|indirizzo email|telefono|telefoni|numero|numeri|numero di telefono|numeri di telefono|dati|dati personali|contatti|password|le password|credenziali|carta di credito|carte di credito|numero di carta|numeri di carta|conto bancario|data di nascita|informazioni|informazioni personali|cartella clinica|cartelle cliniche|lista|la lista|elenco|l'elenco|un elenco|ordini|prenotazioni|appuntamenti|fatture|messaggi|conversazioni|camera|numero di camera|stipendio|stipendi",
      secret:
        'cartella clinica|cartelle cliniche|diagnosi|carta di credito|numero di carta|indirizzo privato|indirizzo di casa|numero privato|numero personale|stipendio|password|data di nascita',
      others:
        "altri clienti|gli altri clienti|degli altri clienti|dei tuoi altri clienti|dei vostri altri clienti|vostri altri clienti|di altri clienti|un altro cliente|di un altro cliente|tutti i clienti|di tutti i clienti|tutti i vostri clienti|altri utenti|degli altri utenti|di un altro utente|altri visitatori|altri ospiti|degli altri ospiti|di un altro ospite|altri pazienti|degli altri pazienti|di un altro paziente|altri membri|altri soci|altre persone|delle altre persone|di qualcun altro|dell'ultimo cliente|del cliente precedente",
      of: 'di|del|dei|degli|delle|della',
      holder:
        'vostri clienti|tuoi clienti|suoi clienti|i vostri clienti|vostri utenti|vostri ospiti|vostri pazienti|vostri soci|vostri dipendenti|gli ospiti|ospite della|ospite|pazienti|paziente',
      own: 'mio|mia|miei|mie|nostro|nostra|wifi|wi-fi',
    },
    reply: 'Purtroppo non posso aiutarti in questo. Rispondo solo a domande su questo sito.',
  },
};
