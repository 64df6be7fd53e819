/** German: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const germanIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'hallo|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tach|halli hallo|hi|hey|huhu|hallöchen|guten tag zusammen|gruezi|grüß dich|hallo zusammen',
      thanks:
        'danke|danke schön|dankeschön|danke sehr|vielen dank|besten dank|herzlichen dank|tausend dank|danke dir|danke ihnen|super danke|dankeschoen|merci|vielen lieben dank|das hat geholfen|das hilft|sehr hilfreich|sehr nett',
      goodbye:
        "tschüss|tschüß|tschau|auf wiedersehen|bis bald|bis später|bis dann|schönen tag|schönen tag noch|schönes wochenende|bye|ciao|adieu|gute nacht|schönen abend|schönen abend noch|bis morgen|das war's|das wars|das ist alles|auf wiederhören",
      assent:
        'ok|okay|super|perfekt|prima|alles klar|verstanden|gut|sehr gut|verstehe|ja|nein|nö|jo|jep|klar|gerne|genau|richtig|toll|cool|klasse|wunderbar|ausgezeichnet|in ordnung|passt|egal|macht nichts|kein problem|nein danke|hm|hmm|ach so|aha|spitze|okey|oki',
      wellbeing:
        "wie geht's|wie gehts|wie geht es dir|wie geht es ihnen|wie geht es|wie geht es euch|alles gut|alles klar bei dir|was geht",
      laughter: 'haha*|hihi*|hehe*|lol|rofl|xd|witzig|lustig|sehr witzig|sehr lustig|nur spaß|kleiner scherz',
      test: 'test|testen|ich teste|ich teste nur|nur ein test|das ist ein test|funktioniert das|geht das|bist du da|sind sie da|ist da jemand da|hörst du mich|können sie mich hören',
      machine:
        'bist du ein bot|bist du ein roboter|bist du ein mensch|bist du eine ki|bist du eine maschine|bist du echt|sind sie ein bot|sind sie ein roboter|sind sie ein mensch|sind sie eine maschine|sind sie eine ki|wer bist du|wer sind sie|was bist du|spreche ich mit einem menschen|spreche ich mit einem bot|rede ich mit einem menschen|ist das ein bot|ist das ein roboter|ist hier ein mensch|ist das ein mensch|bist du menschlich|bist du ein computer|bist du ein chatbot|sind sie ein chatbot|sind sie ein computer|sind sie echt|sind sie menschlich|bist du eine person|bist du eine echte person|sind sie eine person|sind sie eine echte person|bist du ein echter mensch|sind sie ein echter mensch|bist du chatgpt|spreche ich mit einem roboter|spreche ich mit einer maschine|spreche ich mit einer person|schreibe ich mit einem menschen|schreibe ich mit einem bot|chatte ich mit einem bot|rede ich mit einem bot|rede ich mit einer maschine|mit wem spreche ich|mit wem schreibe ich|mensch oder maschine|bist du mensch oder maschine|wie heißt du|wie heißen sie|wie ist dein name|wie ist ihr name|was ist dein name|hast du einen namen|wer hat dich gemacht|wie alt bist du|stell dich vor|was ist das hier',
      help: 'hilfe|hilf mir|ich brauche hilfe|kannst du mir helfen|können sie mir helfen|was kannst du|was können sie|ich habe eine frage|hilf mir bitte|helfen sie mir|bitte helfen sie mir|können sie helfen|kannst du helfen|könnten sie mir helfen|könntest du mir helfen|ich brauche ihre hilfe|ich brauche unterstützung|wobei kannst du helfen|wobei können sie helfen|wobei kannst du mir helfen|was kann ich dich fragen|was kann ich fragen|wie funktioniert das|wie funktionierst du|ich hätte eine frage|ich hab eine frage|ich habe fragen|kann ich etwas fragen|darf ich etwas fragen|eine frage|kurze frage|frage|was machst du|was kannst du tun|was kannst du alles',
      complaint:
        'nutzlos|du bist nutzlos|völlig nutzlos|unnütz|sinnlos|dumm|blöd|doof|du bist dumm|du bist blöd|du bist doof|dummer bot|blöder bot|scheiß bot|scheiße|scheisse|mist|so ein mist|so ein quatsch|quatsch|unsinn|blödsinn|schwachsinn|idiot|du idiot|vollidiot|trottel|depp|arschloch|fick dich|halt die klappe|halt den mund|leck mich|verpiss dich|verarschst du mich|das ist lächerlich|lächerlich|das ist schlecht|schlecht|furchtbar|schrecklich|das nervt|nervig|du nervst|ich bin sauer|ich bin wütend|ich bin genervt|frustrierend|das ist frustrierend|unmöglich|unverschämt|eine frechheit|frechheit|zeitverschwendung|reine zeitverschwendung|das hilft nicht|das hilft mir nicht|das hilft mir nicht weiter|hilft nicht|hilft mir nicht|nicht hilfreich|das war nicht hilfreich|keine hilfe|du hilfst mir nicht|du verstehst mich nicht|du verstehst nichts|du verstehst nicht|sie verstehen mich nicht|das habe ich nicht gefragt|das war nicht meine frage|das ist keine antwort|falsch|das ist falsch|falsche antwort|das stimmt nicht|schlechter service|schlechtester service|danke für nichts|du kannst nichts|vergiss es|ich gebe auf|bist du dumm|bist du blöd|ist das ihr ernst|ernsthaft|wtf|ich hasse dich|ich hasse das',
      filler:
        'zusammen|alle|an alle|nochmal|nochmals|für die hilfe|für deine hilfe|für ihre hilfe|bitte|noch|sehr|so|da|mal|nur|dann|jetzt|und|du|dir|ihnen|heute|der|die|das|bot|aber|lieber|liebe|leute|auch|ganz|dafür|dir auch|ihnen auch|für alles',
    },
    replies: {
      greeting: 'Hallo! Was möchten Sie wissen?',
      help: 'Gern. Stellen Sie mir eine kurze Frage zu dieser Website, und ich suche die Antwort für Sie heraus.',
      thanks: 'Gern geschehen! Kann ich Ihnen sonst noch helfen?',
      assent: 'Das freut mich. Sie können mich jederzeit etwas anderes fragen.',
      goodbye: 'Auf Wiedersehen! Wenn Sie noch Fragen haben, bin ich gern wieder für Sie da.',
      wellbeing: 'Danke, gut. Was möchten Sie wissen?',
      machine:
        'Ich bin ein automatischer Assistent. Meine Antworten stammen von den Seiten dieser Website, und ich nenne Ihnen immer die Quelle.',
      laughter: 'Schön, dass Sie Spaß haben! Was möchten Sie wissen?',
      test: 'Ja, ich bin da. Was möchten Sie wissen?',
      complaint:
        'Es tut mir leid, dass ich Ihnen nicht weiterhelfen konnte. Versuchen Sie es mit anderen Worten, oder wenden Sie sich an unser Team.',
    },
  },
  preamble: {
    newSubject:
      'andere frage|ganz andere frage|ich habe eine andere frage|ich hab eine andere frage|ich hätte eine andere frage|ich habe noch eine andere frage|ich hab noch eine andere frage|ich hätte noch eine andere frage|kann ich etwas anderes fragen|darf ich etwas anderes fragen|kann ich noch etwas anderes fragen|darf ich noch etwas anderes fragen|vergiss es|vergessen sie es',
    newSubjectClause:
      'neue frage|etwas anderes|etwas ganz anderes|was anderes|was ganz anderes|eine andere frage|eine ganz andere frage|eine neue frage|nächste frage|zu etwas anderem|es geht um etwas anderes|es geht um was anderes|eine frage zu etwas anderem|ich habe eine frage zu etwas anderem|ich hätte eine frage zu etwas anderem|ich wollte etwas anderes fragen|ich möchte etwas anderes fragen|anderes thema|ein anderes thema|ganz anderes thema|neues thema|themawechsel|lassen wir das|lass gut sein|lass es|lassen sie es|vergiss das|vergessen sie das|schon gut|nicht so wichtig|hat sich erledigt|das hat sich erledigt|das ist erledigt|damit bin ich fertig',
    aside:
      'übrigens|apropos|nebenbei|nebenbei gefragt|bei der gelegenheit|wo ich schon da bin|noch eine frage|eine frage noch|ich habe noch eine frage|ich hab noch eine frage|ich hätte noch eine frage|eine letzte frage',
  },
  humanRequest: {
    words: {
      person:
        'mensch|menschen|menschlich*|echter mensch|echten menschen|echte person|echten person|richtiger mensch|richtigen menschen|richtige person|richtigen person|lebende person|lebender mensch|lebenden menschen|reale person|realen person|mensch bitte|jemand echtes|jemand echten|jemand echtem|jemand richtigen|jemanden echten|agent|agenten|live agent|live-agent|kundenberater|kundenberaterin|callcenter-agent|operator|ist da jemand|ist hier jemand|jemand da|ist jemand da|ist jemand erreichbar|ist jemand verfügbar|ist da ein mensch|ist hier ein mensch erreichbar|aus fleisch und blut|ansprechpartner|ansprechpartnerin|ansprechperson|sachbearbeiter|sachbearbeiterin',
      someone:
        'mitarbeiter|mitarbeitern|mitarbeiterin|einem ihrer mitarbeiter|jemand|jemanden|jemandem|irgendwer|irgendwen|irgendwem|irgendjemand|irgendjemanden|irgendjemandem|wer|einer person|eine person|person|personen|leuten|einen mann|einer frau|vorgesetzten|vorgesetzter|vorgesetzte|chef|chefin|den chef|kundendienst|kundenservice|kundensupport|kundenbetreuung|live-support|live support|ansprechpartner|ansprechpartnerin|ansprechperson|sachbearbeiter|sachbearbeiterin|einem von ihnen|einem von euch|verantwortlichen|zuständigen|zuständige person|zuständigen person',
      staff:
        'mitarbeiter|mitarbeitern|mitarbeiters|mitarbeiterin|mitarbeiterinnen|kollege|kollegen|kollegin|kolleginnen|team|personal|support|technischer support|technischen support|service|hotline|vertrieb|verkauf|verkäufer|verkäuferin|berater|beraterin|fachberater|experte|experten|expertin|spezialist|spezialisten|buchhaltung|abteilung|büro|zentrale|rezeption|empfang|portier|concierge|inhaber|inhaberin|besitzer|besitzerin|geschäftsführer|geschäftsführung|geschäftsleitung|leitung|leiter|leiterin|trainer|trainerin|lehrer|lehrerin|arzt|ärztin|doktor|zahnarzt|zahnärztin|praxis|praxisteam|therapeut|therapeutin|apotheker|koch|köchin|kellner|techniker|technikerin|mechaniker|handwerker|monteur|anwalt|anwältin|steuerberater|makler|sekretariat|assistent|assistentin|verwaltung|betreuer|betreuerin|vertreter|vertreterin|manager|managerin|disponent',
      reach:
        'sprechen|reden|spreche|rede|gesprochen|chatten|chatte|schreiben mit|unterhalten|telefonieren|telefoniere|verbinden|verbinde|verbinden sie mich|verbinde mich|verbunden werden|weiterleiten|weitergeleitet werden|weiterverbinden|durchstellen|durchgestellt werden|stellen sie mich durch|stell mich durch|leiten sie mich weiter|leite mich weiter|holen|holen sie|hol mir|hol|holen sie mir|gib mir|geben sie mir|übergeben|übergib|übergeben sie|ans telefon|am telefon|an den apparat|ein gespräch|gespräch|ein wort mit|kontakt mit|kontakt zu|in kontakt treten|in verbindung setzen|quatschen|plaudern|diskutieren|besprechen|bring mir|bringen sie mir|wende ich mich|wenden|übernehmen|übernimmt|unterredung|hinzuziehen|dazuholen|austauschen|betreut werden|bedient werden|beraten werden|beraten lassen|geben sie mir|weitergeleitet|verbunden|durchgestellt|zugeschaltet',
      contact: 'erreichen|erreiche|kontaktieren|kontaktiere|anrufen|rufe an|finden|treffen',
      beforeName:
        'mit|mit herrn|mit frau|mit herr|zu|hol mir|holen sie mir|gib mir|geben sie mir|frau|herr|herrn|dr',
      wish: 'will|möchte|möcht|würde gerne|würde gern|würde lieber|will lieber|hätte gern|hätte gerne|brauche|benötige|wünsche|verlange|fordere|bitte|bräuchte|suche|bitte um|ich bitte um|gerne|gern|wollen|wollte|kann ich haben|bekomme ich|kann ich bekommen|nur|lieber',
      assist:
        'hilfe|helfen|hilft|hilft mir|unterstützung|weiterhelfen|kümmern|kümmert|antworten|antwortet|darum kümmern|um mich kümmern|zu hilfe|unterstützen',
      callMe:
        'ruf mich an|ruft mich an|rufen sie mich an|rufen sie mich|rufen sie mich zurück|rufen sie an|ruf mich zurück|ruft mich zurück|mich anrufen|mich zurückrufen|mich bitte zurückrufen|mich bitte anrufen|uns anrufen|uns zurückrufen|rufen sie uns an|rufen sie uns zurück|rufen sie bitte zurück|rufen sie zurück|zurückrufen|zurückgerufen werden|angerufen werden|melden sie sich bei mir|melde dich bei mir|bei mir melden|sich bei mir melden|melden sie sich bitte|kontaktieren sie mich|mich kontaktieren|mich erreichen|schreiben sie mir|mir schreiben|mailen sie mir|schicken sie mir eine mail|schreiben sie mir eine e-mail|rückruf bitte|rückruf erbeten|bitte um rückruf|bitte rückruf|am telefon sprechen|persönlich sprechen|telefonisch sprechen|telefonisch erreichen sie mich',
      callVerb:
        'anrufen|zurückrufen|anruft|zurückruft|ruft|rufen|ruf|rufe|an|zurück|anriefe|kontaktieren|kontaktiert|melden|meldet|sich',
      callee: 'mich|uns|bei mir|bei uns|mir',
      call: 'rückruf|einen rückruf|anruf|einen anruf|telefonat|telefongespräch|telefonanruf|telefontermin',
      noMachine:
        'kein bot|keinen bot|keinem bot|keine maschine|keiner maschine|kein roboter|keinen roboter|keinem roboter|keine ki|keiner ki|kein computer|keinen computer|keinem computer|kein chatbot|keinen chatbot|keinem chatbot|nicht mit einem bot|nicht mit einer maschine|nicht mit einem roboter|nicht mit einem computer|nicht mit dir|statt bot|statt eines bots|statt einem bot|statt einer maschine|genug von diesem bot|ohne bot|nicht mit einer ki',
      asks: 'gibt es|haben sie|habt ihr|bieten sie|bietet ihr|ist|sind|hat|wie|wo|was ist|können kunden|können besucher|können nutzer|wann|warum|was|welche|welcher|welches|wer hat|wieviel|wie viele|wie viel|weshalb|woher|wohin|nicht|kein|keine',
      self: 'ich|mich|mir|wir|uns|meiner|mein|wie kann man|wie kann ich|wo kann ich|man',
      about:
        'wegen|über|bezüglich|betreffend|zu meinem|zu meiner|zu meinen|zur|zum|um|weil|da|denn|der mir|die mir|der sich|die sich|der deutsch|der weiß|der mich|damit|aufgrund|was|ob|wenn|bevor|in sachen|betreffs|für meine|für meinen|für mein|und',
      before:
        'und möchte|und würde gerne|und würde gern|und will|und ich möchte|und ich will|aber ich möchte|aber ich will|ich möchte bitte|bitte|und bitte|also bitte|deshalb möchte ich|daher möchte ich|ich möchte|ich will|ich würde gerne|kann ich|könnte ich|und kann|kann mich|könnte mich|kann mir|bestellung|rechnung|buchung|frage|problem|reservierung|termin',
      around:
        'ich|mich|mir|wir|uns|sie|du|ihr|ihnen|dir|ihre|ihren|ihrem|ihrer|euer|eurem|eurer|euren|dein|deinem|deiner|es|das|der|die|dem|den|des|ein|eine|einen|einem|einer|eines|kann|kann ich|könnte|können|könnten|kannst|könntest|darf|dürfte|dürfen|soll|sollte|würde|würden|wäre|werden|wird|werde|lassen|lass|lassen sie|lasst|muss|ist|ist es möglich|wäre es möglich|möglich|mit|von|vom|zu|zur|zum|an|am|im|in|auf|bei|beim|aus|per telefon|telefonisch|persönlich|direkt|sofort|jetzt|gleich|bald|schnell|schnellstmöglich|dringend|umgehend|heute|heute noch|morgen|morgen früh|heute nachmittag|heute abend|heute vormittag|nachmittag|vormittag|abend|vormittags|nachmittags|abends|am montag|am dienstag|am mittwoch|am donnerstag|am freitag|montag|dienstag|mittwoch|donnerstag|freitag|nächste woche|später|mal|einmal|einfach|endlich|doch|eben|auch|noch|wieder|kurz|nur|wirklich|tatsächlich|echt|echte|echten|echter|echtem|richtig|richtige|richtigen|richtiger|lebendig|live|lieber|statt dessen|stattdessen|aber|und|dann|so|ja|nein|hallo|guten tag|guten morgen|guten abend|hi|danke|vielen dank|ok|okay|sorry|entschuldigung|verdammt|verdammten|verdammte|bot|roboter|maschine|hier|dort|da|anderem|anderen|andere|anderer|jetzt gleich|unter|nummer|unter der nummer|meine nummer ist|meiner nummer|uhr|um|ab|gegen|vor|nach|bis|zwischen|sobald|so schnell wie möglich|möglichst|bitte|persönliches|telefonisches|deutschsprachig*|auf deutsch|auf englisch|frei|verfügbar|zuständig|frau|herr|herrn|dr|ihrem team|ihr team|aus ihrem team|sich|haben|habe|hätte|bekommen|wer|irgendwie|der firma|ihrer firma|dieser|diesem|dieses|dieser bot|diese|so ein|total|völlig|sehr|chat|im chat',
    },
    reply:
      'Gern. Hinterlassen Sie im Formular Ihre E-Mail-Adresse und eine Nachricht. Ein Mitarbeiter meldet sich dann bei Ihnen.',
  },
  misuse: {
    words: {
      disregard:
        'ignoriere|ignoriere alle|ignorieren sie|ignorier|vergiss|vergiss alle|vergessen sie|missachte|missachten sie|umgehe|überschreibe|übergehe|befolge nicht|verwirf|lösche',
      change:
        'tu so als|tu so als wärst du|stell dir vor du bist|du bist jetzt|du bist ab jetzt|ab jetzt bist du|entwicklermodus|aktiviere den entwicklermodus|debug-modus aktivieren|spiele die rolle',
      show: 'zeig|zeig mir|zeige|zeige mir|zeigen sie mir|gib|gib mir|geben sie mir|gib aus|nenne|nenne mir|nenn mir|nennen sie mir|sag mir|sagen sie mir|verrate|verrate mir|verraten sie mir|drucke|liste|liste mir|wiederhole|schreibe|schreib mir|schick mir|schicken sie mir|sende mir|senden sie mir|übersetze|offenbare|veröffentliche|kopiere|ich will|ich brauche|ich möchte|kannst du mir|können sie mir|kann ich',
      asks: 'was ist|was sind|wie lautet|wie lauten|welche|wie ist|haben sie',
      instructions:
        'vorherigen anweisungen|vorherige anweisungen|vorherigen instruktionen|bisherigen anweisungen|bisherige anweisungen|obigen anweisungen|früheren anweisungen|vorhergehenden anweisungen|deine anweisungen|deiner anweisungen|ihre anweisungen|deine instruktionen|alle anweisungen|alle vorherigen anweisungen|alle bisherigen anweisungen|alle regeln|deine regeln|vorherigen regeln|bisherigen regeln|vorherigen befehle|deine vorgaben|alle vorgaben|deine programmierung|alles was davor steht|alles vorherige|alles bisherige|alles obige',
      prompt:
        'deinen system-prompt|deinen systemprompt|den systemprompt|den system-prompt|dein systemprompt|dein system-prompt|deinen prompt|dein prompt|ihren systemprompt|ihren prompt|deine systemanweisungen|deine geheimen anweisungen|deine internen anweisungen|deine anweisungen|deine ursprünglichen anweisungen|deinen quellcode|deine passwörter|den text oben|den obigen text|das admin-passwort|admin passwort|das passwort des admins|das passwort vom admin|passwort des administrators|das passwort des administrators|passwort von admin|das passwort von admin|adminpasswort|das adminpasswort',
      data: 'namen|name|e-mail-adresse|e-mail-adressen|email-adressen|emailadressen|mailadressen|e-mails|adresse|adressen|telefonnummer|telefonnummern|handynummer|handynummern|nummer|nummern|kontaktdaten|daten|kundendaten|passwort|passwörter|zugangsdaten|kreditkarte|kreditkarten|kreditkartennummer|kreditkartennummern|bankdaten|kontonummer|kontonummern|geburtsdatum|persönliche daten|persönlichen daten|akte|akten|patientenakte|krankenakte|liste|eine liste|bestellungen|buchungen|reservierungen|termine|rechnungen|nachrichten|gespräche|chats|zimmernummer|gehalt|gehälter|informationen',
      secret:
        'patientenakte|krankenakte|krankengeschichte|diagnose|befund|befunde|kreditkartennummer|kreditkarte|bankdaten|privatadresse|private adresse|privatnummer|private nummer|private telefonnummer|gehalt|passwort|passwörter|geburtsdatum',
      others:
        'anderer kunden|andere kunden|anderen kunden|ihrer anderen kunden|deiner anderen kunden|eurer anderen kunden|anderer nutzer|andere nutzer|anderer benutzer|andere benutzer|anderer besucher|anderer gäste|andere gäste|anderer patienten|andere patienten|anderer mitglieder|andere mitglieder|anderer leute|andere leute|anderer personen|anderer mandanten|aller kunden|aller nutzer|aller gäste|aller patienten|aller mitglieder|eines anderen kunden|eines anderen gastes|eines anderen nutzers|eines anderen patienten|von jemand anderem|jemand anderes|des letzten kunden|des letzten gastes',
      of: 'von|vom|des|der',
      holder:
        'ihrer kunden|deiner kunden|eurer kunden|ihrer nutzer|ihrer gäste|ihrer patienten|ihrer mitglieder|ihrer mitarbeiter|des gastes|der gäste|gast in|der patienten|des patienten|patienten',
      own: 'mein|meine|meinen|meiner|meines|mir|uns|unser|unsere|wlan|das wlan|wifi',
    },
    reply: 'Dabei kann ich leider nicht helfen. Ich beantworte nur Fragen zu dieser Website.',
  },
};
