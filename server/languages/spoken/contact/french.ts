/** How French asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

const CAN = '(?:puis-je|je peux|peut-on|on peut|pouvons-nous|pourrais-je|dois-je|je dois|faut-il)';
const HOW = `(?:comment|ou|qui|a qui|a quel numero)(?: (?:est-ce que|est ce que))?(?: ${CAN}| faire pour)?`;

export const FRENCH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:numeros?|num|nr|n°|no)(?: (?:de|du))? (?:telephones?|tel|portable|mobile|fixe|whatsapp|contact|urgence|reservation|standard|hotline)|(?:votre|ton|le|un|vos|quel) (?:numero|num)|telephones?|tel|portable|mobile|ligne directe|standard|hotline|whatsapp',
    fax: '(?:numero de )?(?:tele)?fax|telecopie',
    email:
      '(?:adresses? )?(?:e-?mails?|mails?|courriels?|mel|electroniques?)|adresses? (?:electronique|mail|e-mail)|boite mail',
    address:
      "adresses?(?: postales?| exactes?| completes?)?|codes? postal(?:e|aux)?|localisation|emplacement|situation|siege(?: social)?|locaux|plan d'acces|itineraire|acces|coordonnees gps|gps",
    parking: 'parkings?|stationnement|stationner|garer|places? de (?:parking|stationnement)',
    hours:
      "derniere entree|(?:heures?|horaires?|jours?)(?: d'?(?:ouverture|accueil|fermeture|e visite|e bureau|e reception)| de (?:fermeture|visite|bureau|reception|travail|consultation))?|ouvert(?:e|s|es)?|ferme(?:e|s|es)?|ouverture|fermeture|ouvrez|fermez|ouvre|ouvrent|ferment",
    person:
      '(?:proprietaires?|gerante?s?|directeur|directrice|fondateur|fondatrice|patron|patronne|responsables?|dirigeante?s?)',
    contact: 'contacts?|coordonnees|nous contacter|vous contacter|formulaire de contact|joindre|contacter',
  },
  labels: {
    parking: 'garez',
    phone: 'appelez(?:-nous)?|appeler|nous appeler|par telephone|accueil|reception|t',
    email: 'ecrivez(?:-nous)?|nous ecrire|ecrire',
    address:
      'ou nous trouver|nous trouver|venir|nous rendre visite|ou|notre (?:boutique|magasin|bureau|atelier)',
    hours: 'quand|nous sommes ouverts',
    contact: 'nous joindre|restons en contact|mentions legales',
  },
  asks: {
    phone: `(?:${HOW}|${CAN}) (?:vous |t')?(?:appeler|telephoner|joindre par telephone|contacter par telephone)|(?:vous|te) (?:appeler|telephoner)|(?:a )?quel numero(?: (?:appeler|faire|dois-je (?:appeler|faire|composer)))?|par telephone|vous avez whatsapp`,
    fax: `(?:${HOW}|${CAN}) vous faxer|par fax`,
    email: `(?:${HOW}|${CAN}) (?:vous )?(?:ecrire|envoyer un (?:e-?mail|mail|courriel|message)|contacter par (?:e-?mail|mail|courriel))|par (?:e-?mail|mail|courriel)|a quelle adresse (?:mail |e-mail )?(?:ecrire|envoyer|dois-je ecrire)`,
    address:
      "ou (?:etes[- ]vous|vous etes|est[- ]vous|se (?:trouve|situe|trouvent)(?:nt)?|est situee?|es[- ]tu|vous (?:trouvez|situez)(?:[- ]vous)?|vous trouver|sont)(?: (?:situes?|exactement|le|la|votre|vos|l'?))*(?:magasin|boutique|hotel|restaurant|cabinet|bureau|bureaux|agence|salon|studio|atelier|etablissement|locaux)?|ou est (?:votre|le|la|l') ?(?:magasin|boutique|hotel|restaurant|cabinet|bureau|agence|salon|studio|atelier|etablissement|entreprise)|ou (?:puis-je|peut-on|je peux|on peut) vous trouver|vous etes ou|t'es ou|c'est ou|comment (?:venir|vous trouver|aller chez vous|arriver|se rendre)(?: (?:chez vous|jusqu'a vous|a (?:votre|l')(?: [^ ]+)?))?|dans quelle (?:rue|ville)|quelle rue|vous etes situes? ou",
    parking:
      "ou (?:peut-on|puis-je|est-ce qu(?:e je|'on) peu[tx]) (?:se |me )?(?:garer|stationner)|ou (?:se |me )?(?:garer|stationner)",
    hours:
      "(?:quand|a quelle heure|jusqu'a quelle heure|a partir de quelle heure|quels jours|quel jour|jusqu'a quand|des quelle heure)(?: (?:est-ce que|est ce que))?(?: (?:etes[- ]vous|vous etes|ouvrez[- ]vous|vous ouvrez|fermez[- ]vous|vous fermez|est[- ]ce|ca|le magasin|la boutique|le restaurant|le cabinet|c'est))?(?: (?:est|etes|sont))?(?: (?:ouverts?e?s?|fermee?s?|ouvre|ouvrent|ferme|ferment|ouvrez|fermez))?(?![^ ])|(?:etes[- ]vous|vous etes|t'es|est-ce que vous etes|c'est|le magasin est|la boutique est|est-ce)(?: [^ ]+){0,2} (?:ouverts?e?s?|fermee?s?)|(?:ouvrez|fermez|travaillez)[- ]vous|vous (?:ouvrez|fermez|travaillez)|jusqu'a quelle heure|jusqu'a quand|il y a quelqu'un",
    person:
      "(?:a )?qui (?:appartient|dirige|gere|a fonde|possede|tient|est le patron|est le proprietaire)(?: (?:le|la|l'|ce|cette) ?[^ ]+)?|qui est derriere",
    contact: `(?:${HOW}|${CAN}) (?:vous |te |prendre )?(?:contacter|joindre|contact(?: avec vous)?)|(?:vous|te) (?:contacter|joindre)|a qui (?:dois-je )?m'adresser`,
  },
  times:
    "quand|a quelle heure|quelle heure|jusqu'a quelle heure|jusqu'a quand|a partir de quand|quels jours|quel jour",
  openings:
    "(?:(?:quel(?:le)?s?|quelles?) (?:est|sont)|c'est quoi|quel(?:le)?s?|ou (?:est|sont|trouver|puis-je trouver)|qui (?:est|sont)|(?:avez|auriez)[- ]vous|vous avez|est-ce que vous avez|(?:puis-je|pourrais-je|je peux) (?:avoir|connaitre|obtenir)|(?:pouvez|pourriez)[- ]vous (?:me )?(?:donner|envoyer|communiquer|indiquer|dire)|(?:donnez|donne|envoyez|dites)[- ](?:moi|nous)|je (?:cherche|veux|voudrais|souhaite)(?: (?:avoir|connaitre))?|j'(?:ai besoin|aimerais)(?: (?:de|d'|avoir|connaitre))?|il y a|y a-t-il|est-ce que|et|bonjour|salut|svp|s'il vous plait|merci de|est|sont|etes)",
  beside:
    "votre|vos|ton|tes|le|la|les|l|l'|d'|de|du|des|un|une|pour|a|au|aux|en|sur|dans|chez|et|ou|svp|stp|s'il|s|il|vous|te|plait|merci|me|moi|nous|je|on|est|sont|ce|c'est|ca|ici|y|exacte?|exactement|bonne?|actuels?|actuelles?|avoir|connaitre|donner|savoir|entreprise|magasin|boutique|hotel|restaurant|cabinet|bureau|societe|site|etablissement|heures?|h|jours?|matin|midi|soir|apres-midi|nuit|tard|tot|tous|toute|quand|encore|ouvert|telephone",
  notOurs:
    'mon|ma|mes|son|sa|ses|leur|leurs|un autre|une autre|nouvel|nouvelle|nouveau|ancienne?|utilisateurs?|clients?',
  aside:
    'grossistes?|professionnels|revendeurs?|fax|urgences?|confidentialite|donnees personnelles|dpo|rgpd|recrutement|emplois?|candidatures?|presse|facturation|comptabilite|reclamations?|newsletter',
  emergency: 'urgences?|urgent|en dehors des heures|la nuit|de garde|depannage|en panne',
  leads: 'a fonde|a cree|a repris|dirige',
  streets: String.raw`\d+(?:\s?(?:bis|ter|quater|[A-Za-z]))?,?\s+(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d\.?|[Pp]lace|[Cc]hemin|[Rr]oute|[Ii]mpasse|[Aa]llées?|[Qq]uai|[Cc]ours|[Ss]quare|[Pp]assage|[Ff]aubourg|[Rr]uelle|[Ss]entier|[Mm]ontée|[Vv]illa|[Ee]splanade|[Pp]romenade)\s+(?:(?:de|du|des|la|le|les|l['’]|d['’])\s?)*\p{Lu}?[\p{L}\d'’-]+(?:[ -](?:de|du|des|la|le|les|\p{Lu}[\p{L}'’-]+))*|(?:[Rr]ue|[Aa]venue|[Pp]lace|[Bb]oulevard|[Cc]hemin|[Rr]oute)\s+(?:(?:de|du|des|la|le|les)\s)*\p{Lu}[\p{L}'’ -]{1,50},?\s\d+(?![\p{L}\p{N}])|B\.?P\.?\s\d+`,
  days: [
    'lundis?|lun',
    'mardis?|mar',
    'mercredis?|mer',
    'jeudis?|jeu',
    'vendredis?|ven',
    'samedis?|sam',
    'dimanches?|dim',
  ],
  weekdays: 'jours ouvrables|jours ouvres|en semaine|la semaine',
  weekend: 'week-?ends?|fins? de semaine',
  daily: 'tous les jours|chaque jour|7 ?j ?(?:sur|/) ?7|quotidiennement|tlj',
  range: "au|a|jusqu'au",
  open: 'ouverte?s?|ouvre|ouvrons|ouverture|horaires?|accueil',
  closed: 'fermee?s?|fermeture|fermons|ferme|en (?:conges|vacances)|conges annuels',
  holiday:
    'jours? feries?|vacances(?: scolaires)?|noel|nouvel an|paques|14 juillet|15 aout|toussaint|ascension|pentecote|1er mai|feries?|fete des (?:meres|peres)|saint[- ]valentin',
  season:
    "(?:haute|basse|moyenne|hors)?[- ]?saison|periode scolaire|hors vacances|toute l'annee|annee scolaire",
  yearParts: {
    christmasEve: '(?:reveillon|veille) de noel',
    christmasDay: 'jour de noel',
    boxingDay: '',
    christmas: 'noel',
    newYearsEve: 'saint[- ]sylvestre',
    newYear: "(?:nouvel an|jour de l'an)",
    easter: 'paques',
    spring: 'printemps',
    summer: 'ete',
    autumn: 'automne',
    winter: 'hiver',
  },
  between: 'entre',
  bounds: {
    coming: 'arriv(?:er|ee|ees|ez|ons)|check-? ?in',
    going: 'depart|partir|check-? ?out|liberer|liberee?s?|rendre|restituer',
    last: 'dernier|derniere|derniers|dernieres|au plus tard',
  },
  from: 'de|entre',
  answersCalls: 'par telephone|au telephone|standard telephonique|joignables?',
  beforeClosing: '(?:minutes?|heures?) avant la fermeture',
  now: "aujourd'hui|demain|maintenant|ce soir|ce matin|cette semaine|en ce moment|actuellement|cet apres-midi",
  headings: {
    phone: 'Téléphone',
    fax: 'Fax',
    email: 'E-mail',
    address: 'Adresse',
    parking: 'Stationnement',
    hours: 'Horaires',
    person: 'Responsable',
    contact: 'Contact',
  },
  socialMedia: 'reseaux sociaux|medias sociaux',
  ofProfiles:
    'pages?|comptes?|profils?|chaines?|liens?|suivre|trouver|trouve|presents?|presence|actifs?|avez|existez',
  lacking: 'Je n’ai rien trouvé sous « {topic} » sur ce site. Ses pages indiquent :',
};
