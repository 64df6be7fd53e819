/** Dutch: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const dutchIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|hey|hi|heej|hallo daar|goeiemorgen|goeiemiddag|goeienavond|goede morgen|goede middag|goede avond|yo|moi|hallo allemaal',
      thanks:
        'bedankt|dank je|dank je wel|dank u|dank u wel|dankjewel|dankuwel|heel erg bedankt|thanks|thx|dank|hartelijk dank|hartelijk bedankt|veel dank|dank voor de hulp|bedankt voor alles|erg bedankt|dat helpt|heel behulpzaam|dankje|super bedankt',
      goodbye:
        'doei|tot ziens|tot later|tot straks|fijne dag|prettige dag|bye|dag dag|doeg|houdoe|tot morgen|tot gauw|tot de volgende keer|welterusten|goede nacht|fijn weekend|fijne avond|dat was alles|dat is alles',
      assent:
        'oké|oke|prima|top|begrepen|duidelijk|goed|mooi|ok|okay|ja|nee|jep|prima zo|leuk|cool|super|perfect|geweldig|fijn|snap ik|ik snap het|ik begrijp het|natuurlijk|precies|klopt|juist|inderdaad|geen probleem|maakt niet uit|laat maar|nee bedankt|nee dank je|aha|ah|hmm|helder|uitstekend|fantastisch|is goed',
      wellbeing:
        'hoe gaat het|hoe gaat het met je|hoe gaat het met u|alles goed|hoe is het|hoe is het met je|hoe is het met u|hoe gaat ie|alles goed met je|hoe maakt u het',
      laughter: 'haha*|hihi*|hehe*|lol|xd|grappig|heel grappig|wat grappig|grapje',
      test: 'test|testen|testje|ik test|even testen|dit is een test|een test|gewoon een test|werkt dit|werkt het|ben je daar|ben je er|bent u daar|hoor je me',
      machine:
        'ben je een bot|ben je een robot|ben je een mens|bent u een robot|bent u een mens|wie ben je|wie bent u|praat ik met een mens|praat ik met een robot|is dit een bot|is dit een robot|is dit een mens|is dit een echt persoon|ben je een computer|ben je een machine|ben je een chatbot|ben je een ai|ben je menselijk|ben je echt|ben je een persoon|ben je een echt persoon|ben je een echt mens|ben je een robot of een mens|ben je een mens of een robot|mens of robot|ben jij een bot|ben jij een robot|ben jij een mens|ben jij echt|ben jij menselijk|bent u een bot|bent u een computer|bent u een machine|bent u menselijk|bent u echt|bent u een echt persoon|ben je chatgpt|praat ik met een bot|praat ik met een machine|praat ik met een echt persoon|praat ik met een computer|spreek ik met een mens|spreek ik met een robot|spreek ik met een bot|met wie praat ik|met wie spreek ik|wie ben jij|wat ben je|wat ben jij|hoe heet je|hoe heet jij|hoe heet u|wat is je naam|wat is jouw naam|wat is uw naam|heb je een naam|wie heeft je gemaakt|hoe oud ben je|stel jezelf voor|wat is dit',
      help: 'help mij|ik heb hulp nodig|kun je me helpen|kan je me helpen|kunt u mij helpen|wat kun je|ik heb een vraag|hulp|help|help me|help mij alsjeblieft|help me alsjeblieft|ik heb hulp nodig alsjeblieft|kunt u me helpen|kun je helpen|kunt u helpen|kun je mij helpen|zou je me kunnen helpen|zou u mij kunnen helpen|waarmee kun je helpen|waar kun je me mee helpen|hoe kun je me helpen|hoe kunt u mij helpen|wat kan je|wat kan jij|wat kun jij|wat kunt u|wat kun je doen|wat kun je allemaal|wat doe je|wat kan ik vragen|wat kan ik je vragen|hoe werkt dit|hoe werk je|hoe werkt deze chat|ik heb vragen|ik heb een vraagje|vraagje|een vraag|vraag|mag ik iets vragen|mag ik een vraag stellen|kan ik iets vragen|korte vraag',
      complaint:
        'nutteloos|je bent nutteloos|dit is nutteloos|waardeloos|je bent waardeloos|dit is waardeloos|dom|je bent dom|stom|je bent stom|stomme bot|domme bot|waardeloze bot|wat stom|idioot|sukkel|eikel|klootzak|kut|kutbot|kutzooi|godverdomme|verdomme|shit|fuck|fuck you|rot op|hou je mond|hou je bek|flikker op|belachelijk|dit is belachelijk|wat een onzin|onzin|slecht|dit is slecht|heel slecht|slechte service|slechtste service|vreselijk|verschrikkelijk|irritant|je bent irritant|dit is irritant|frustrerend|dit is frustrerend|ik ben boos|ik ben gefrustreerd|ik word gek|ik ben het zat|tijdverspilling|dit is tijdverspilling|wat een tijdverspilling|dit helpt niet|dat helpt niet|helpt niet|daar heb ik niks aan|hier heb ik niks aan|daar heb ik niets aan|je helpt niet|je helpt me niet|niet behulpzaam|niet nuttig|je begrijpt me niet|je begrijpt het niet|je begrijpt er niks van|je snapt het niet|je snapt er niks van|u begrijpt mij niet|dat vroeg ik niet|dat was mijn vraag niet|dat was niet mijn vraag|dat is geen antwoord|je geeft geen antwoord|je beantwoordt mijn vraag niet|fout|dat is fout|dat klopt niet|verkeerd|verkeerd antwoord|bedankt voor niks|vergeet het|ik geef het op|laat maar zitten|ik haat je|serieus|meen je dit|wat een grap|schandalig|bagger',
      filler:
        'allemaal|nogmaals|voor de hulp|voor je hulp|voor uw hulp|alsjeblieft|alstublieft|jij|je|u|jullie|en|dus|dan|nu|vandaag|heel|erg|zo|zeer|meneer|mevrouw|ook|maar|bot|daarvoor|voor je tijd|voor de info|voor het antwoord|is|bent|dit|deze|wel|hoor|echt|even',
    },
    replies: {
      greeting: 'Hallo! Wat wilt u weten?',
      help: 'Graag. Stel me een korte vraag over deze site, dan zoek ik het antwoord voor u op.',
      thanks: 'Graag gedaan! Kan ik u nog ergens mee helpen?',
      assent: 'Fijn. Stel gerust nog een vraag.',
      goodbye: 'Tot ziens! Hebt u nog een vraag, dan help ik u graag weer.',
      wellbeing: 'Goed, dank u wel. Wat wilt u weten?',
      machine:
        'Ik ben een automatische assistent. Mijn antwoorden komen van de pagina’s van deze site, en ik vermeld altijd de bron.',
      laughter: 'Leuk dat u plezier hebt! Wat wilt u weten?',
      test: 'Ja, ik ben er. Wat wilt u weten?',
      complaint:
        'Het spijt me dat ik u niet verder kon helpen. Probeer het met andere woorden, of neem contact op met ons team.',
    },
  },
  preamble: {
    newSubject:
      'andere vraag|heel andere vraag|ik heb een andere vraag|ik heb nog een andere vraag|mag ik iets anders vragen|kan ik iets anders vragen|mag ik nog iets anders vragen|laat maar|laat maar zitten|vergeet het|vergeet het maar',
    newSubjectClause:
      'nieuwe vraag|iets anders|nog iets anders|iets heel anders|wat anders|een andere vraag|een heel andere vraag|nog een andere vraag|een nieuwe vraag|volgende vraag|over iets anders|het gaat over iets anders|dit gaat over iets anders|een vraag over iets anders|ik heb een vraag over iets anders|ik wil iets anders vragen|ik wilde iets anders vragen|ander onderwerp|een ander onderwerp|heel ander onderwerp|nieuw onderwerp|laten we het over iets anders hebben|genoeg daarover|daar ben ik klaar mee',
    aside:
      'trouwens|overigens|tussen haakjes|à propos|nu ik er toch ben|nu we toch bezig zijn|nog een vraag|nog een vraagje|ik heb nog een vraag|een laatste vraag',
  },
  humanRequest: {
    words: {
      person:
        'mens|mensen|menselijk|menselijke|menselijke medewerker|menselijk contact|menselijke hulp|menselijk wezen|echt mens|echte mensen|echt persoon|echte persoon|echte medewerker|levend persoon|levend mens|echt iemand|iemand echt|iemand van vlees en bloed|van vlees en bloed|agent|live agent|operator|vertegenwoordiger|klantadviseur|klantenservicemedewerker|medewerker|is daar iemand|is er iemand|iemand daar|is er iemand beschikbaar|iemand beschikbaar|is iemand beschikbaar|is daar een mens',
      someone:
        'iemand|iemand anders|een persoon|persoon|personen|mensen|wie dan ook|leidinggevende|manager|chef|baas|supervisor|verantwoordelijke|klantenservice|klantendienst|helpdesk|support|technische ondersteuning|ondersteuning|contactpersoon|een van jullie|een man|een vrouw',
      staff:
        "medewerkers|medewerkster|collega|collega's|team|teamlid|personeel|verkoper|verkoop|verkoopteam|sales|adviseur|consultant|technicus|monteur|technische dienst|administratie|boekhouding|facturatie|afdeling|kantoor|receptie|receptionist|receptioniste|balie|concierge|eigenaar|eigenares|directeur|directie|expert|specialist|coach|trainer|docent|leraar|arts|dokter|huisarts|tandarts|verpleegkundige|therapeut|fysiotherapeut|apotheker|dierenarts|kok|chef-kok|ober|advocaat|boekhouder|makelaar|secretariaat|secretaresse|assistent|assistente|winkel|beheerder",
      reach:
        'spreken|spreken met|praten|praten met|praat|spreek|chatten|chatten met|overleggen|bellen met|verbind me|verbind mij|verbind me door|verbind me met|doorverbinden|doorverbonden worden|doorverbinden met|verbinden|verbonden worden|verbind me door met|doorgeschakeld|doorschakelen|schakel me door|doorsturen|stuur me door|geef me|geef mij|haal|haal even|in contact komen met|contact met|in contact met|contact opnemen met|in gesprek met|een gesprek met|gesprek met|te woord staan|te woord gestaan worden|aan de lijn|aan de telefoon|overnemen|neemt over|escaleren|mailen met|schrijven naar|voorleggen aan|geholpen worden door|doorverbonden|doorgestuurd worden|contact krijgen met|contact krijgen',
      contact: 'bereiken|contacteren|bellen|vinden',
      beforeName:
        'spreken met|praten met|chatten met|verbind me met|geef me|met|doorverbinden met|haal|meneer|mevrouw|dokter|dr',
      wish: 'wil|ik wil|wou|zou graag|graag|zou liever|liever|heb nodig|nodig|verlang|eis|vraag om|wens|alsjeblieft|alstublieft|aub|svp|mag ik|kan ik krijgen|geef me|geef mij|willen|wilde|zoek|verzoek',
      assist:
        'hulp|helpen|help|helpt|me helpen|mij helpen|ons helpen|bijstaan|assisteren|antwoorden|te hulp|verder helpen',
      callMe:
        'bel me|bel mij|bel me terug|bel mij terug|belt u mij|belt u me|me bellen|mij bellen|me terugbellen|mij terugbellen|terugbellen|teruggebeld worden|gebeld worden|me even bellen|ons bellen|ons terugbellen|bel ons|bel ons terug|bel even terug|belt me terug|belt mij terug|neem contact met me op|neem contact met mij op|neem contact op|neemt contact met mij op|contact met mij opnemen|contact met me opnemen|contact opnemen met mij|mail me|mail mij|mij mailen|me mailen|schrijf me|stuur me een mail|stuur mij een mail|telefonisch spreken|aan de telefoon spreken|persoonlijk spreken|bereik mij|mij bereiken',
      callVerb: 'bellen|terugbellen|belt|bel|terugbelt|opbellen|contacteren|mailen',
      callee: 'me|mij|ons',
      call: 'terugbelverzoek|een telefoontje|telefoontje|een belletje|belletje|telefoongesprek|een telefoongesprek|een terugbelverzoek|teruggebeld',
      noMachine:
        'geen bot|geen robot|geen machine|geen computer|geen chatbot|geen ai|niet met een bot|niet met een robot|niet met een machine|niet met een computer|niet met jou|in plaats van een bot|in plaats van een robot|liever dan een bot|zat van deze bot|klaar met deze bot|genoeg van deze bot|zonder bot|niet een bot|niet een robot',
      asks: 'is er|zijn er|hebben jullie|heeft u|hebt u|heb je|bieden jullie|biedt u|hoe|waar|hoeveel|welke|wat is|wanneer|waarom|wat|welk|wie is|hoe',
      self: 'ik|me|mij|mijn|wij|we|ons|hoe kan ik|waar kan ik|hoe kom ik|mag ik|kan ik',
      about:
        'over|betreffende|met betrekking tot|wegens|vanwege|omdat|want|voor mijn|voor een|die mij|die me|die verstand|die kan|zodat|of|voordat|i.v.m|in verband met|aangaande|en|van mijn|om te|aan wie',
      before:
        'en ik wil|en ik wil graag|en graag|maar ik wil|dus ik wil|en kan ik|en kan iemand|en kunt u|ik wil graag|ik wil|alsjeblieft|alstublieft|graag|kan ik|kan iemand|mag ik|mijn bestelling|mijn factuur|mijn rekening|een terugbetaling|mijn boeking|en',
      around:
        "ik|me|mij|mijn|wij|we|ons|je|jij|jou|u|uw|jullie|een|de|het|'t|van|met|aan|naar|bij|op|in|via|door|voor|te|om|om te|kan|kan ik|kun|kunt|kunnen|zou|zouden|zou ik|mag|mogen|moet|worden|word|wordt|is|is het mogelijk|is het mogelijk om|mogelijk|mogelijkheid|is er een mogelijkheid|laat|laat me|laat mij|laten|er|gewoon|alleen|eens|even|nu|nu meteen|meteen|direct|rechtstreeks|zo snel mogelijk|snel|spoedig|dringend|vandaag|vandaag nog|morgen|morgenochtend|morgenmiddag|vanmiddag|vanochtend|vanavond|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|later|straks|daarna|echt|echte|werkelijk|levend|live|ander|andere|liever|eindelijk|ook|nog|weer|maar|en|of|dus|hallo|hoi|hi|goedemorgen|goedemiddag|goedenavond|dag|bedankt|dank je|dank u|ja|nee|ok|oké|sorry|pardon|excuses|meneer|mevrouw|dokter|hier|daar|bot|robot|machine|deze|dit|dat|die|nummer|op nummer|mijn nummer|mijn nummer is|uur|rond|tussen|na|beschikbaar|bevoegd|verdomde|stomme|in het nederlands|nederlandstalige|nederlands sprekende|in het engels|van jullie|van uw team|van het team|van het bedrijf|van de winkel|telefonisch|per telefoon|telefoon|per mail|per chat|persoonlijk|graag|een keer|een momentje|iets|als het kan|indien mogelijk|wie|hoe kan ik|waar kan ik|hoe kom ik|krijgen|heb|hebben|terug|zo|heel|bent|zijn",
    },
    reply:
      'Natuurlijk. Laat uw e-mailadres en een bericht achter in het formulier, dan neemt een medewerker contact met u op.',
  },
  misuse: {
    words: {
      disregard: 'negeer|negeer alle|vergeet|vergeet alle|omzeil|overschrijf|volg niet|sla over|wis',
      change:
        'doe alsof je|doe net alsof je|stel je voor dat je|je bent nu een|vanaf nu ben je|ontwikkelaarsmodus|activeer de ontwikkelaarsmodus',
      show: 'toon|toon me|toon mij|laat me zien|laat zien|geef|geef me|geef mij|noem|vertel|vertel me|vertel mij|zeg|zeg me|onthul|print|herhaal|schrijf|kopieer|vertaal|stuur|stuur me|stuur mij|mail me|ik wil|ik heb nodig|ik moet|kun je me geven|kunt u mij geven|kan je me geven|lijst',
      asks: 'wat is|wat zijn|welke|heeft u|heb je|hebben jullie',
      instructions:
        'vorige instructies|alle vorige instructies|eerdere instructies|alle eerdere instructies|voorgaande instructies|alle voorgaande instructies|bovenstaande instructies|je instructies|jouw instructies|uw instructies|al je instructies|alle instructies|alle regels|vorige regels|je regels|eerdere regels|voorgaande regels|vorige opdrachten|eerdere opdrachten|alles hierboven|al het bovenstaande|je programmering',
      prompt:
        'je systeemprompt|je prompt|jouw prompt|uw prompt|de systeemprompt|systeemprompt|je system prompt|de system prompt|je instructies|jouw instructies|je geheime instructies|je interne instructies|je oorspronkelijke instructies|je broncode|je wachtwoorden|de tekst hierboven|de bovenstaande tekst|het wachtwoord van de admin|wachtwoord van de admin|het wachtwoord van admin|wachtwoord van admin|het admin-wachtwoord|het wachtwoord van de beheerder|wachtwoord van de beheerder',
      data: 'naam|namen|e-mail|e-mails|email|emails|e-mailadres|e-mailadressen|emailadressen|adres|adressen|telefoonnummer|telefoonnummers|nummer|nummers|contactgegevens|gegevens|persoonsgegevens|wachtwoord|wachtwoorden|inloggegevens|creditcard|creditcards|creditcardnummer|creditcardnummers|bankgegevens|geboortedatum|informatie|dossier|dossiers|medisch dossier|medische dossiers|lijst|een lijst|de lijst|bestellingen|boekingen|reserveringen|afspraken|facturen|berichten|gesprekken|kamer|kamernummer|salaris|salarissen',
      secret:
        'medisch dossier|medische dossiers|diagnose|creditcardnummer|creditcard|privéadres|thuisadres|privénummer|salaris|wachtwoord|wachtwoorden|geboortedatum|bankgegevens',
      others:
        'andere klanten|je andere klanten|jullie andere klanten|uw andere klanten|een andere klant|alle klanten|al je klanten|al uw klanten|andere gebruikers|een andere gebruiker|andere bezoekers|andere gasten|een andere gast|andere patiënten|een andere patiënt|andere leden|andere mensen|andere personen|iemand anders|de vorige klant|de laatste klant',
      of: 'van|van de|van het',
      holder:
        'jullie klanten|je klanten|uw klanten|uw gasten|uw patiënten|uw leden|uw medewerkers|de gasten|de gast|de patiënten|patiënt|de patiënt',
      own: 'mijn|mij|onze|ons|wifi|de wifi',
    },
    reply: 'Daar kan ik u helaas niet bij helpen. Ik beantwoord alleen vragen over deze site.',
  },
};
