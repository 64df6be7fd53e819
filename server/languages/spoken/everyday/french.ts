/**
 * Everyday French words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them. Written by hand from general knowledge.
 */
export const FRENCH_EVERYDAY = `
enfant enfants bébé petit
fils fille enfant ado adolescent
mère maman parent
père papa parent
grandmère mamie grandsparents
grandpère papi grandsparents
femme épouse conjointe compagne
mari époux conjoint compagnon
senior retraité aîné
étudiant étudiante élève scolaire
client clientèle visiteur hôte
médecin docteur praticien
dentiste dentaire
patron propriétaire gérant gérante dirigeant
équipe personnel salariés
serveur service
moniteur professeur coach entraîneur
coiffeur coiffeuse salon
chien chiens chiot toutou animal
chat chaton animal
animal animaux compagnie chien chat
voiture auto véhicule
moto scooter
vélo bicyclette vélos
campingcar caravane van
borne recharge électrique recharger tesla
fauteuil roulant handicapé pmr accessible accessibilité
fauteuil rampe marche ascenseur
poussette landau
ascenseur élévateur
escalier marche marches
parking stationnement garer stationner
gare train sncf
métro station arrêt
bus arrêt ligne
navette taxi transfert
accès venir itinéraire
arrivée enregistrement checkin
départ checkout quitter
déjeuner midi
dîner soir souper
repas manger plat cuisine
menu carte
boisson boire vin bière
café expresso
végétalien végane vegan
végétarien viande
gluten coeliaque
lactose lait
allergie allergique allergènes
noix arachide noisette
fumer fumeur cigarette
wifi internet wi
télé télévision tv
climatisation clim climatisé
chauffage chauffer
douche bain salle
toilettes wc
serviette serviettes
drap draps linge
sauna hammam spa
piscine bassin
gym fitness musculation
chambre double
espèces liquide monnaie cash billets
carte bancaire cb visa mastercard amex
mensualités échelonner fois crédit
acompte arrhes avance
caution dépôt
cadeau bon carte
réduction remise rabais promo
cher prix
gratuit offert inclus
abonnement adhésion membre
essai découverte séance
cours leçon stage
annuler annulation
reporter décaler déplacer
échanger échange retour
ticket caisse reçu
délai livraison
retrait retirer récupérer
montage monter assembler
taille dimensions mesure
couleur teinte
réparer réparation
crevaison crevé pneu chambre
louer location emprunter
cassé abîmé
tache nettoyer
douleur mal
urgence urgent
ordonnance prescription
mutuelle remboursement sécu assurance
piqûre anesthésie
peur anxieux
enceinte grossesse
vaccin vaccination
attente attendre
domicile maison
vacances été congés
anniversaire fête
mariage noces
événement groupe séminaire
clé code
bagages valise
perdu oublié objets
bruit calme
emploi recrutement poste stage
`;
