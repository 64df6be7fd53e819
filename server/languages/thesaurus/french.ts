/** French words for the same thing, one group a line. */
export const FRENCH = `
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
`;
