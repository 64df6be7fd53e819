/** French. */
import { FRENCH_EVERYDAY } from './everyday/french.js';
import { stemmer } from '@orama/stemmers/french';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { FRENCH_CONTACT } from './contact/french.js';
import { frenchIntents } from '../intents/french.js';
import { frenchNotices } from '../notices/french.js';

export const french: SpokenLanguage = {
  isSpoken: true,
  code: 'fr',
  name: 'French',
  nativeName: 'Français',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    à ai alors arrive au aucun aussi autre aux avant avec avez avoir c cas ce ceci cela ces cet cette ceux
    chaque ci comme comment d dans de des du elle elles en encore entre est et étaient était été êtes être eu
    faire fait fut il ils j je l la là le les leur leurs lors lui m ma mais me mes moi mon n ne ni nos notre
    nous on ont ou où par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui
    quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tous tout très tu un une vos votre vous y
    merci bonjour combien pouvez dois doit faut a as quelqu laquelle lequel lesquels peuvent voudrais veux`,
  alwaysSaysPronouns: true,
  lightWords: `
    aide aider ailleurs aime aimerais ainsi aller allez an année années ans apparaît après arriver assez aucune
    aujourd autres beaucoup besoin bien bientôt bon bonne bonnes bons certain certaine certaines certains chose
    choses comprends comprendre concernant connaître côté coup dernier dernière depuis dessus deux devoir
    devrais différent différente différents dire dit doivent donc donner donne endroit enfin ensuite entier
    environ essaie essayer exact exactement exemple facile façon fais faites falloir fin finalement fois font
    fonctionne fonctionner général genre gens grand grande gros heure heures hier hui ici idée important
    indiquer jamais jour journée jours juste laisser longtemps lorsque maintenant manière matin meilleur
    meilleure même mettre met mis mieux mois moins moment moyen nécessaire nouveau nouvelle nouvelles obtenir ok
    oui parfois parler partie partir parce pendant pense personne personnes petit petite peu plupart plusieurs
    point possible possibilité pouvoir pourrais première premier prendre prends prend presque problème problèmes
    propos quelque quelques question questions rapidement recevoir reçois reste rien sais sait savoir selon
    semaine semaines sert seul seule seulement simple simplement soir souhaite souhaiterais souvent suis suite
    sûr tard tel temps tôt toujours toute toutes trop trois trouve trouver truc type utilise utiliser va vais
    vers veut vient voir vois voit vouloir vraiment`,
  synonyms: `
prix coût tarif montant frais coûte
gratuit gratuite gratuitement
payer paiement régler règlement
facture reçu justificatif
acheter achat commande commander
annuler annulation résilier résiliation
retourner retour renvoyer rendre échange échanger
remboursement rembourser argent
livraison livrer envoi envoyer expédier expédition
colis paquet livraison
cassé abîmé endommagé défectueux panne
garantie couverture
réparer réparation dépannage
réduction remise promotion coupon promo bon
magasin boutique
horaires ouvert ouverture ouvrir
fermé fermer fermeture
rdv réservation
réserver prendre
modifier changer modification
supprimer effacer retirer enlever
créer ajouter création
connexion connecter identifiant
inscription inscrire enregistrer
oublié oublier perdu perdre
compte profil
utilisateur membre usager
client acheteur
collègue employé collaborateur
inviter invitation
droit permission rôle accès
portable mobile téléphone smartphone
appeler téléphone téléphoner appel numéro
ordinateur pc
logiciel application programme appli
site page web
erreur problème bogue bug panne
lent lenteur
installer installation configurer
mise mettre actualiser
paramètres réglages configuration options préférences
activer allumer
désactiver éteindre
chercher rechercher trouver
afficher voir montrer
masquer cacher
partager publier
télécharger exporter téléchargement
importer téléverser charger
sauvegarde copie
restaurer récupérer réinitialiser
limite maximum plafond
minimum moins
nombre quantité
statistiques rapport
notification alerte avis
langue traduction
sécurité sûr protéger protection
confidentialité données
aide assistance support
contact contacter joindre
fichier document
dossier répertoire
photo image
voiture auto véhicule
garer stationner parking stationnement
adresse lieu
chambre logement
enfants enfant mineur
animaux animal chien
nettoyer nettoyage laver
médecin docteur
carte bancaire
durée délai longtemps
expirer expiration validité valable
confirmer confirmation
différence comparer
retard délai
emprunter prêt emprunt
${FRENCH_EVERYDAY.trim()}
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: String.raw`p\.ex|av|bd|m|mme|mlle|tél|env|ste?`,
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words: /(?<!\p{L})(?:ne|pas|jamais|sans|ni|aucune?|non)(?!\p{L})|(?<!\p{L})n['’]/iu,
    exceptions: absent('None was collected.'),
  },
  clauseEnds: 'mais|qui|que',
  yesOrNo: 'oui|non',
  numberWords: absent('None was collected.'),
  lengthsOfTime: {
    'une heure et demie': 90,
    'demi-heure': 30,
    'une heure': 60,
    "quart d'heure": 15,
  },
  timeRanges: {
    to: 'à|et',
    upTo: "jusqu['’]à",
    below: 'moins de|au plus',
    above: 'plus de|à partir de|au moins|dès',
    orMore: 'ou plus|et plus',
    ahead: "avant|à l['’]avance",
  },
  asksAmount: String.raw`\bcombien\b|\bquand\b|\b(?:prix|coûte)\b`,
  namesAmount: absent('None was collected.'),
  ages: {
    told: String.raw`âgée?s? de \d{1,2} ans|(?:a|ont) \d{1,2} ans`,
    child: 'enfant',
    adult: 'adulte',
    senior: 'senior',
    under: 'moins de',
    over: 'plus de|dès',
    andOver: '(?:ans )?et plus',
    years: 'ans',
  },
  asks: {
    price:
      'combien coûte|combien coûtent|combien ça coûte|quel est le prix|quels sont les prix|quel est le tarif|prix|tarif|tarifs|coût|coûte|coûtent|à combien',
    time: "quand|à quelle heure|quels jours|quel jour|jusqu'à quelle heure|jusqu'à quand|horaires|quels horaires",
    duration:
      "combien de temps|pendant combien de temps|combien de (?:minutes|heures|jours|semaines|mois|nuits)|combien d'(?:heures|années)|durée",
    definition: "qu'est-ce que|qu'est-ce qu'|c'est quoi|que signifie|que veut dire|définition de",
    person: String.raw`(?<=^|[.?!,;]\s|\bet\s)qui (?:est|sont|fait|dirige)|comment s'appelle`,
    least: 'moins cher|moins chère|moins chers|moins chères|le plus bas|la plus basse',
    most: 'plus cher|plus chère|plus chers|plus chères',
    small: 'petite?s?',
    large: 'grande?s?|gros(?:se)?s?',
  },
  defines: 'est|sont|signifie|désigne|désignent',
  freeOfCharge:
    'gratuit|gratuite|gratuits|gratuites|gratuitement|offert|offerte|inclus|incluse|compris|comprise',
  calendar: {
    through: "au|à|jusqu’à|jusqu'à",
    weekend: 'week-end|week-ends|weekend',
    weekdays: 'en semaine|jours ouvrés|jours ouvrables',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: FRENCH_CONTACT,

  followUp: {
    goesOn: "et|mais|ou|qu['’]en est-il",
    openings: "et|ou|mais|alors|donc|aussi|qu'en est-il",
    pointers: 'ça|cela|celui(?:-ci|-là)?|celle(?:-ci|-là)?|ceux|elles?|ils|leur|le même|la même',
    closed:
      "est-ce(?: que| qu['’])?|est-(?:il|elle)|sont-(?:ils|elles)|peut-on|puis-je|peux-tu|pouvez-vous|pouvons-nous|faut-il|dois-je|doit-on|devons-nous|y a-t-il|avez-vous|as-tu|c['’]est",
    other: 'autre',
  },
  anaphora:
    "ceci|cela|ça|ce|cet|cette|ces|c'est|il|elle|ils|elles|leur|leurs|cependant|toutefois|de plus|aussi|ensuite|puis|donc|sinon|dans ce cas|mais|et|ou|là|les deux|nous .{0,20}aussi|nous .{0,20}également|vous pouvez aussi|vous pouvez également|par ailleurs|en outre|également|pour cela|pour ce faire|à cet effet|dans ces cas|dans les deux cas|de cette façon|de cette manière|ainsi|par exemple|néanmoins|pourtant|enfin|finalement|c'est pourquoi|pour cette raison|par conséquent|en conséquence|autrement|si oui|si non|si c'est le cas|celui-ci|celle-ci|ceux-ci|celles-ci|ce dernier|cette dernière|après cela|celui|celle|ceux|celles|y|en revanche|au contraire|de même",
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: frenchIntents,
  notices: frenchNotices,
  fixedSentences: {
    refusal:
      'Je n’ai pas trouvé la réponse sur ce site. Reformulez votre question ou contactez un conseiller.',
    refusalWithPages:
      'Je n’ai pas trouvé de réponse claire sur ce site. Ces pages pourront peut-être vous aider ; vous pouvez aussi reformuler votre question ou contacter un conseiller.',
    mayHelp: 'Je ne suis pas sûr que ce soit ce que vous cherchez, mais cela peut vous aider :',
    saidBefore: 'Comme cité plus haut :',
    otherLanguage: 'Les pages sont en {language} ; essayez de poser votre question dans cette langue.',
    nothingAsked: 'Je n’ai pas bien compris votre question. Posez-moi une courte question sur ce site.',
  },
};
