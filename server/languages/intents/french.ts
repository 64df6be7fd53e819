/** French: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const frenchIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'bonjour|salut|bonsoir|coucou|bonjour à tous|hello|coucou tout le monde|rebonjour|bonjour madame|bonjour monsieur|bjr|slt|bonne année|bon matin',
      thanks:
        "merci|merci beaucoup|merci bien|mille mercis|je vous remercie|merci à vous|merci à toi|merci pour tout|merci d'avance|un grand merci|ça m'a aidé|très utile|c'est gentil|bravo|mrc",
      goodbye:
        "au revoir|à bientôt|à plus|bonne journée|bonne soirée|bon week-end|bye|ciao|adieu|à demain|à plus tard|à la prochaine|bonne nuit|bonne fin de journée|bon après-midi|bon weekend|c'est tout|ce sera tout|salut à bientôt",
      assent:
        "ok|d'accord|parfait|super|génial|compris|très bien|entendu|oui|non|ouais|nan|okay|cool|bien|nickel|excellent|top|bien sûr|c'est bon|ça marche|pas de problème|pas grave|tant pis|non merci|je vois|je comprends|hmm|ah|magnifique|exact|dac",
      wellbeing:
        'ça va|comment ça va|comment allez-vous|comment vas-tu|comment allez vous|tu vas bien|vous allez bien|quoi de neuf|comment tu vas|comment vous allez|la forme',
      laughter:
        "haha*|hihi*|hehe*|lol|mdr|ptdr|xd|drôle|très drôle|trop drôle|c'est drôle|je rigole|je plaisante",
      test: "test|essai|tester|je teste|juste un test|c'est un test|ceci est un test|ça marche ou pas|est-ce que ça marche|ça fonctionne|tu es là|vous êtes là|t'es là|êtes-vous là|allo|allô|tu m'entends|vous m'entendez",
      machine:
        "êtes-vous un robot|es-tu un robot|tu es un robot|vous êtes un robot|êtes-vous humain|es-tu humain|êtes-vous une vraie personne|êtes-vous une personne|qui êtes-vous|qui es-tu|est-ce que je parle à un robot|est-ce que je parle à un humain|c'est un robot|est-ce un robot|est-ce que c'est un robot|est-ce que tu es un robot|est-ce que vous êtes un robot|êtes-vous un bot|es-tu un bot|t'es un robot|t'es un bot|t'es qui|tu es qui|vous êtes qui|qui est-ce|êtes-vous une machine|es-tu une machine|es-tu une ia|êtes-vous une ia|es-tu une personne|es-tu une vraie personne|es-tu réel|êtes-vous réel|es-tu un humain|êtes-vous un humain|tu es humain|vous êtes humain|tu es un humain|vous êtes un humain|es-tu un vrai humain|êtes-vous un être humain|humain ou robot|robot ou humain|es-tu un humain ou un robot|êtes-vous un humain ou un robot|je parle à un robot|je parle à un humain|je parle à une personne|je parle à qui|à qui je parle|à qui ai-je l'honneur|est-ce que je parle à une personne|est-ce que je parle à une machine|est-ce que je parle à une vraie personne|suis-je en train de parler à un robot|es-tu chatgpt|comment tu t'appelles|comment t'appelles-tu|comment vous appelez-vous|quel est ton nom|quel est votre nom|c'est quoi ton nom|quel âge as-tu|qui t'a créé|présente-toi|c'est quoi ce chat|tu es quoi|vous êtes quoi|qu'es-tu",
      help: "aide|à l'aide|aidez-moi|aide-moi|j'ai besoin d'aide|pouvez-vous m'aider|peux-tu m'aider|que pouvez-vous faire|j'ai une question|aidez moi s'il vous plaît|j'ai besoin de votre aide|j'ai besoin de ton aide|pouvez vous m'aider|vous pouvez m'aider|tu peux m'aider|pourriez-vous m'aider|pourrais-tu m'aider|que peux-tu faire|que sais-tu faire|que savez-vous faire|qu'est-ce que tu peux faire|qu'est-ce que vous pouvez faire|tu sais faire quoi|tu peux faire quoi|à quoi tu sers|à quoi sers-tu|à quoi servez-vous|comment ça marche|comment ça fonctionne|comment pouvez-vous m'aider|comment peux-tu m'aider|une question|question|petite question|j'ai une petite question|j'aurais une question|puis-je poser une question|je peux poser une question|je peux vous poser une question",
      complaint:
        "nul|nulle|c'est nul|tu es nul|t'es nul|vous êtes nul|nul à chier|inutile|c'est inutile|tu es inutile|vous êtes inutile|tu ne sers à rien|tu sers à rien|vous ne servez à rien|ça ne sert à rien|ça sert à rien|ce bot ne sert à rien|stupide|tu es stupide|bête|tu es bête|t'es bête|con|connard|connasse|t'es con|tu es con|idiot|imbécile|crétin|débile|merde|putain|fait chier|tu fais chier|va te faire foutre|ta gueule|tais-toi|la ferme|ridicule|c'est ridicule|n'importe quoi|c'est n'importe quoi|lamentable|pitoyable|horrible|catastrophique|scandaleux|inadmissible|honteux|une honte|une blague|c'est une blague|vous vous moquez de moi|tu te moques de moi|tu te fous de moi|perte de temps|une perte de temps|quelle perte de temps|c'est énervant|énervant|agaçant|frustrant|c'est frustrant|je suis en colère|je suis furieux|je suis énervé|j'en ai marre|ras le bol|ça ne m'aide pas|ça ne m'aide pas du tout|ça m'aide pas|cela ne m'aide pas|ça n'aide pas|pas utile|pas très utile|tu ne m'aides pas|vous ne m'aidez pas|tu ne comprends rien|tu comprends rien|tu ne comprends pas|vous ne comprenez pas|vous ne comprenez rien|ce n'est pas ma question|c'est pas ma question|ce n'est pas ce que j'ai demandé|c'est pas ce que j'ai demandé|vous ne répondez pas à ma question|tu ne réponds pas à ma question|ce n'est pas une réponse|faux|c'est faux|mauvaise réponse|mauvais service|service nul|pire service|merci pour rien|laisse tomber|laissez tomber|j'abandonne|mauvais bot|bot stupide|robot stupide|bot nul|je te déteste|sérieusement|vous êtes sérieux",
      filler:
        "à tous|pour tout|pour votre aide|pour ton aide|pour l'aide|s'il vous plaît|encore|vous|toi|à vous|à toi|et|alors|là|donc|bien|beaucoup|monsieur|madame|tout|le monde|très|svp|stp|s'il te plaît|aussi|mais|de votre aide|de ton aide|maintenant|vous aussi|pour ça|pour cela|pour la réponse|bot",
    },
    replies: {
      greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
      help: 'Avec plaisir. Posez-moi une courte question sur ce site et je chercherai la réponse.',
      thanks: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
      assent: 'Ravi d’avoir pu vous aider. N’hésitez pas si vous avez d’autres questions.',
      goodbye: 'Au revoir ! N’hésitez pas à revenir si vous avez une question.',
      wellbeing: 'Je vais bien, merci. Que souhaitez-vous savoir ?',
      machine:
        'Je suis un assistant automatique. Mes réponses viennent des pages de ce site, et j’indique toujours la source.',
      laughter: 'Content de vous faire sourire ! Que souhaitez-vous savoir ?',
      test: 'Oui, je suis là. Que souhaitez-vous savoir ?',
      complaint:
        'Je suis désolé de ne pas avoir pu vous aider. Reformulez votre question ou contactez un conseiller.',
    },
  },
  preamble: {
    newSubject:
      "autre question|question différente|j'ai une autre question|j'aurais une autre question|j'ai encore une autre question|je peux poser une autre question|puis-je poser une autre question|je peux vous poser une autre question|je peux demander autre chose|puis-je demander autre chose|rien à voir mais|laisse tomber|laissez tomber|oublie ça|oubliez ça",
    newSubjectClause:
      "nouvelle question|autre chose|tout autre chose|une autre question|une question différente|question suivante|c'est pour autre chose|c'est à propos d'autre chose|à propos d'autre chose|une question sur autre chose|j'ai une question sur autre chose|je voulais demander autre chose|je voudrais demander autre chose|autre sujet|un autre sujet|changement de sujet|changeons de sujet|je change de sujet|pour changer de sujet|parlons d'autre chose|passons à autre chose|rien à voir|ça n'a rien à voir|on laisse tomber|oubliez|oublie|c'est réglé",
    aside:
      "au fait|d'ailleurs|à propos|en passant|tant que j'y suis|pendant que j'y suis|encore une question|une dernière question|j'ai encore une question|j'aurais encore une question",
  },
  humanRequest: {
    words: {
      person:
        "humain|humaine|humains|un humain|être humain|vrai humain|vrai être humain|vraie personne|vrai personne|vraies personnes|personne réelle|personne physique|personne humaine|vrai gens|vrais gens|quelqu'un de réel|quelqu'un de vrai|quelqu'un d'humain|agent|agent humain|agente|conseiller|conseillère|conseillers|conseiller humain|conseiller clientèle|téléconseiller|opérateur|opératrice|représentant|représentante|assistance humaine|aide humaine|contact humain|en chair et en os|il y a quelqu'un|y a-t-il quelqu'un|y a quelqu'un|quelqu'un est là|quelqu'un est disponible|est-ce que quelqu'un est là|est-ce qu'il y a quelqu'un",
      someone:
        "quelqu'un|une personne|personne|des gens|un responsable|une responsable|responsable|supérieur|chef|patron|manager|le directeur|service client|service clients|service clientèle|le support|support client|service après-vente|sav|l'assistance|assistance client|un interlocuteur|interlocuteur|correspondant|qui de droit|un homme|une femme|l'un de vous|quelqu'un d'autre|un gestionnaire",
      staff:
        "employé|employée|employés|collègue|collègues|collaborateur|collaboratrice|équipe|équipe commerciale|équipe technique|membre de l'équipe|membre de votre équipe|personnel|commercial|commerciale|vendeur|vendeuse|technicien|technicienne|support technique|service technique|service commercial|service comptable|service facturation|comptabilité|comptable|facturation|département|bureau|réception|réceptionniste|accueil|concierge|hôtesse|hôte|propriétaire|directeur|directrice|direction|gérant|gérante|expert|experte|spécialiste|coach|entraîneur|professeur|prof|moniteur|médecin|docteur|dentiste|praticien|infirmière|infirmier|kiné|thérapeute|pharmacien|vétérinaire|cuisinier|serveur|mécanicien|avocat|courtier|secrétariat|secrétaire|assistant|assistante|administrateur|standard|standardiste|magasin",
      reach:
        "parler|parler à|parler avec|parle à|parle avec|discuter|discuter avec|échanger|échanger avec|dialoguer|tchatter|chatter|chatter avec|converser|m'entretenir avec|m'adresser à|joindre|mettre en relation|mettez-moi en relation|mets-moi en relation|me mettre en relation|être mis en relation|mise en relation|mettre en contact|mettez-moi en contact|me mettre en contact|entrer en contact|être mis en contact|passez-moi|passe-moi|me passer|transférez-moi|transférer|me transférer|être transféré|redirigez-moi|rediriger|me rediriger|connectez-moi|me connecter|être connecté|avoir au téléphone|au téléphone|s'entretenir|prendre le relais|escalader|une conversation|conversation|contacter|causer|écrire à|être pris en charge par|prendre en charge|s entretenir avec|me faire rappeler par|être conseillé par|parlez avec|prendre contact avec|prendre contact",
      contact: 'joindre|contacter|appeler|trouver|rencontrer|voir',
      beforeName:
        'parler à|parler avec|discuter avec|échanger avec|passez-moi|passe-moi|parler à madame|parler à monsieur|mettez-moi en relation avec|madame|monsieur|mademoiselle|dr|docteur|mme|m',
      wish: "je veux|veux|voudrais|je voudrais|aimerais|j'aimerais|souhaite|souhaiterais|souhaiterai|préfère|préférerais|besoin|besoin de|besoin d'|exige|demande|demander|demande à|réclame|s'il vous plaît|s'il te plaît|svp|stp|donnez-moi|donne-moi|il me faut|il me faudrait|puis-je avoir|je peux avoir|pouvons-nous avoir|cherche|veuillez|merci de",
      assist:
        "aide|aider|m'aider|m'assister|s'occuper de moi|me répondre|répondre|me renseigner|nous aider|assistance",
      callMe:
        "appelez-moi|appelle-moi|rappelez-moi|rappelle-moi|me rappeler|m'appeler|me rappelle|m'appelle|nous rappeler|nous appeler|rappelez-nous|appelez-nous|être rappelé|être rappelée|être appelé|être recontacté|être recontactée|être contacté|être contactée|recontactez-moi|contactez-moi|me contacter|me contacte|me recontacter|me recontacte|nous contacter|me téléphoner|me téléphone|téléphonez-moi|me joindre|joignez-moi|écrivez-moi|m'écrire|m'envoyer un mail|envoyez-moi un mail|me répondre par mail|passez-moi un coup de fil|me passer un coup de fil|me passer un coup de téléphone|parler au téléphone|parler par téléphone|parler de vive voix|qu'on m'appelle|qu'on me rappelle|que l'on me rappelle|me passer un appel|me donner un coup de fil|me contacter par téléphone|me joindre par téléphone|rappeler svp|rappel svp|passer un coup de fil",
      callVerb: '',
      callee: '',
      call: 'rappel|un rappel|un appel|appel|appel téléphonique|coup de fil|coup de téléphone|rendez-vous téléphonique|rappel téléphonique',
      noMachine:
        "pas un robot|pas un bot|pas une machine|pas à un robot|pas à un bot|pas à une machine|pas avec un robot|pas avec une machine|pas parler à un robot|pas parler à une machine|pas parler à un bot|pas de robot|pas de bot|pas une ia|pas à une ia|pas d'ia|plus de robot|au lieu d'un robot|au lieu d'un bot|plutôt qu'un robot|plutôt qu'un bot|plutôt qu'une machine|marre de ce robot|marre de ce bot|marre des robots|sans robot|sans bot",
      asks: "y a-t-il|avez-vous|est-ce que vous avez|proposez-vous|offrez-vous|est-ce qu'il y a|existe-t-il|comment|où|quel est|quelle est|qu'est-ce que|qu'est-ce qu'|combien|quand|pourquoi|quel|quelle|quels|quelles|qui est|quoi|lequel",
      self: "je|j'|me|m'|moi|nous|mon|puis-je|on|comment faire pour",
      about:
        "au sujet de|au sujet d'|à propos de|à propos d'|à propos du|concernant|pour|car|parce que|sur|de ma|de mon|de mes|du|qui puisse|qui peut|qui parle|qui connaît|pour que|afin de|quant à|par rapport à|si|avant|de la|des|d'une|d'un|avec ma|avec mon|à cause de|et",
      before:
        "et je voudrais|et j'aimerais|et je veux|et je souhaite|mais je veux|mais je voudrais|donc je voudrais|et pouvez-vous|et pourriez-vous|et puis-je|je voudrais|je veux|j'aimerais|s'il vous plaît|puis-je|et",
      around:
        "je|j'|me|m'|moi|nous|vous|tu|te|on|il|ce|c'|ça|cela|que|qu'|un|une|des|le|la|les|l'|de|d'|du|à|au|aux|en|avec|par|par téléphone|par chat|par mail|peux|peut|puis|puis-je|pouvez|pouvez-vous|peux-tu|pourrais|pourrait|pourriez|pourriez-vous|pouvons|est-il possible|est-il possible de|serait-il possible|serait-il possible de|possible|possible de|est-ce que|est-ce qu'|est-ce possible|être|avoir|faire|ai|a|est|suis|va|vais|faut|il faut|doit|dois|laissez-moi|laisse-moi|directement|direct|maintenant|tout de suite|immédiatement|vite|rapidement|au plus vite|dès que possible|urgent|urgence|aujourd'hui|demain|demain matin|demain après-midi|ce matin|cet après-midi|ce soir|dans la journée|dans la matinée|dans l'après-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|plus tard|bientôt|juste|seulement|simplement|vraiment|vrai|vraie|réel|réelle|autre|plutôt|enfin|encore|aussi|bien|mais|et|ou|alors|donc|bonjour|bonsoir|salut|merci|merci beaucoup|oui|non|ok|désolé|pardon|excusez-moi|monsieur|madame|mademoiselle|docteur|votre|vos|ton|ta|tes|mon|ma|mes|ici|là|bot|robot|machine|numéro|mon numéro|au numéro|h|heures|heure|vers|entre|avant|après|disponible|compétent|compétente|qui|français|anglais|en français|en anglais|parlant français|de chez vous|de votre équipe|de l'équipe|dans votre équipe|de votre part|du magasin|de l'entreprise|instant|un instant|quelques minutes|personnellement|en direct|en ligne|live|foutu|putain de|cette|si possible|on peut|s'il|la possibilité de|moyen|moyen de|y a-t-il moyen de|pas|ne|n'|plus|tout|très|service|son|sa|un peu|comment faire pour|comment puis-je|comment je peux|où puis-je|y|aurait|aurait-il|auriez|auriez-vous|pourrait-il|serait|voulez|veuillez|souhaitez|êtes|sont|ont|avons|on pourrait|quelqu un|plutôt que|que",
    },
    reply:
      'Bien sûr. Laissez votre adresse e-mail et un message dans le formulaire : un conseiller vous répondra.',
  },
  misuse: {
    words: {
      disregard:
        'ignore|ignorez|ignore toutes|ignorez toutes|oublie|oubliez|oublie toutes|contourne|désobéis à|outrepasse|fais abstraction de|faites abstraction de|ne tiens pas compte de|ne tenez pas compte de|efface|supprime',
      change:
        "fais comme si|fais semblant d'être|imagine que tu es|tu es maintenant un|tu es désormais|à partir de maintenant tu es|mode développeur|active le mode développeur|joue le rôle",
      show: "montre|montre-moi|montrez-moi|affiche|affiche-moi|affichez|donne|donne-moi|donnez-moi|dis-moi|dites-moi|révèle|révèle-moi|révélez|imprime|écris|répète|répétez|copie|traduis|envoie-moi|envoyez-moi|liste|liste-moi|fournis-moi|fournissez-moi|je veux|je voudrais|j'ai besoin de|peux-tu me donner|pouvez-vous me donner|peux-tu me dire|pouvez-vous me dire|puis-je avoir|communique-moi|communiquez-moi",
      asks: "quel est|quelle est|quels sont|quelles sont|c'est quoi|qu'est-ce que|avez-vous",
      instructions:
        'instructions précédentes|les instructions précédentes|tes instructions|vos instructions|tes instructions précédentes|vos instructions précédentes|toutes les instructions|toutes les instructions précédentes|toutes tes instructions|toutes vos instructions|instructions ci-dessus|instructions antérieures|consignes précédentes|tes consignes|vos consignes|toutes les consignes|toutes les consignes précédentes|règles précédentes|tes règles|toutes les règles|toutes tes règles|directives précédentes|tes directives|toutes les directives|ordres précédents|tout ce qui précède|ta programmation|tes restrictions',
      prompt:
        "ton prompt|votre prompt|ton prompt système|votre prompt système|le prompt système|prompt système|ton prompt initial|tes instructions|vos instructions|tes instructions système|tes instructions secrètes|tes instructions initiales|tes instructions internes|ton code source|tes mots de passe|le texte ci-dessus|le texte précédent|le mot de passe de l'admin|mot de passe de l'admin|le mot de passe admin|mot de passe admin|le mot de passe administrateur|mot de passe administrateur|le mot de passe de l'administrateur|mot de passe de l'administrateur|le mot de passe d'admin",
      data: 'nom|noms|prénom|prénoms|e-mail|e-mails|email|emails|mails|adresse|adresses|adresse e-mail|adresses e-mail|adresses email|adresse email|adresses mail|adresse mail|téléphone|téléphones|numéro|numéros|numéro de téléphone|numéros de téléphone|coordonnées|données|données personnelles|mot de passe|mots de passe|identifiants|carte de crédit|cartes de crédit|carte bancaire|cartes bancaires|numéro de carte|numéros de carte|rib|date de naissance|informations|informations personnelles|dossier|dossiers|dossier médical|dossiers médicaux|liste|la liste|une liste|commandes|réservations|rendez-vous|factures|messages|conversations|chambre|numéro de chambre|salaire|salaires',
      secret:
        'dossier médical|dossiers médicaux|diagnostic|numéro de carte|carte de crédit|carte bancaire|adresse personnelle|adresse privée|numéro privé|numéro personnel|salaire|mot de passe|mots de passe|date de naissance|coordonnées bancaires',
      others:
        "autres clients|des autres clients|de vos autres clients|vos autres clients|tes autres clients|d'autres clients|d'un autre client|un autre client|tous les clients|de tous les clients|de tous vos clients|tous vos clients|autres utilisateurs|des autres utilisateurs|d'un autre utilisateur|autres visiteurs|des autres visiteurs|autres patients|des autres patients|d'un autre patient|autres membres|des autres membres|autres personnes|des autres personnes|d'autres personnes|d'une autre personne|des autres|de quelqu'un d'autre|du dernier client|du client précédent|autres hôtes|des autres hôtes",
      of: "de|du|des|d'",
      holder:
        'vos clients|tes clients|vos utilisateurs|vos patients|vos membres|vos abonnés|vos employés|client de|client de la chambre|client dans|patients|patient|la cliente',
      own: 'mon|ma|mes|moi|notre|nos|wifi|le wifi|wi-fi',
    },
    reply:
      'Je ne peux malheureusement pas vous aider sur ce point. Je réponds uniquement aux questions sur ce site.',
  },
};
