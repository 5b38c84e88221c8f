import type { HelpText } from './seed-text.ts'

/** Ordering and paying, in French. */
export const ordersInFrench = {
  'how-to-add-product-in-cart': {
    title: 'Ajouter un article au panier',
    intro:
      'Le panier se remplit depuis une fiche produit, une liste ou vos articles enregistrés. Aucun compte n’est nécessaire, et rien n’est commandé avant la toute dernière confirmation.',
    before:
      'Vérifiez que l’article est disponible et peut arriver à temps : les deux sont indiqués sous le prix. Pour acheter au nom d’une entreprise, gardez son numéro fiscal à portée de main.',
    steps: [
      'Ouvrez la fiche et choisissez la couleur et la taille.',
      'Indiquez la quantité.',
      'Appuyez sur « Ajouter au panier » ; le compteur du panier augmente.',
      'Ouvrez le panier pour tout vérifier, puis passez au paiement.',
    ],
    note: 'Le panier garde l’article sans le réserver. Si le dernier part entre-temps, nous vous le disons avant le paiement et vous proposons quelque chose d’approchant.',
    trouble:
      'Rechargez la page et réessayez. Si le bouton reste gris, l’article est épuisé : appuyez sur « Prévenez-moi » et nous vous écrirons à son retour.',
  },
  'save-a-cart-for-later': {
    title: 'Mettre un panier de côté',
    intro:
      'Pas encore décidé ? Mettez de côté un article ou tout le panier. Vous les retrouverez sur tous vos appareils tant que votre session est ouverte.',
    steps: [
      'Ouvrez le panier.',
      'Appuyez sur « Garder pour plus tard » à côté d’un article, ou sur « Tout garder » sous la liste.',
      'Retrouvez-le dans « Mes articles enregistrés ».',
    ],
    note: 'Les prix peuvent changer pendant ce temps. Si l’un d’eux baisse, la différence s’affiche à côté ; si vous le souhaitez, nous vous envoyons aussi un e-mail.',
  },
  'use-a-discount-code': {
    title: 'Utiliser un code de réduction',
    intro:
      'Le code se saisit dans le panier, sous la liste, en majuscules ou en minuscules. Le nouveau total apparaît aussitôt : vous savez ce que vaut le code avant de payer.',
    note: 'Une commande accepte un seul code. S’il est refusé, il a le plus souvent expiré, ou demande un autre montant d’achat ; la ligne sous le champ vous dit pourquoi.',
  },
  'order-without-an-account': {
    title: 'Commander sans compte',
    intro:
      'Passez commande sans vous connecter. Nous demandons une adresse postale, une adresse e-mail et rien de plus ; tout ce qui concerne la commande y sera envoyé.',
    note: 'Si vous créez plus tard un compte avec la même adresse e-mail, vos commandes y apparaîtront d’elles-mêmes. D’ici là, le lien de la confirmation ouvre votre commande.',
  },
  'change-or-correct-an-order': {
    title: 'Modifier ou corriger une commande',
    intro:
      'Une mauvaise taille, un numéro de rue oublié : tant que la commande n’est pas expédiée, vous pouvez la corriger vous-même, sans appeler personne.',
    steps: [
      'Ouvrez « Mes commandes » et choisissez la commande.',
      'Appuyez sur « Modifier » à côté de l’article, de l’adresse ou de la date.',
      'Confirmez ; la nouvelle confirmation remplace l’ancienne.',
    ],
    note: 'Si la commande devient moins chère, nous débitons moins. Si elle devient plus chère, vous validez d’abord la différence. Une fois qu’elle est expédiée, le plus simple est un retour.',
  },
  'order-for-a-company': {
    title: 'Commander pour une entreprise',
    intro:
      'Une entreprise commande comme tout le monde, avec son nom comme destinataire et son numéro fiscal dans la note de la commande.',
    note: 'Avec un compte d’entreprise, plusieurs personnes commandent, chacune jusqu’au montant que vous fixez, et les factures se règlent par virement sous 14 jours. Écrivez-nous : il est prêt en deux jours ouvrés.',
  },
  'ways-to-pay': {
    title: 'Les moyens de paiement',
    intro:
      'Nous acceptons les cartes de crédit et de débit, PayPal et nos propres cartes cadeaux. Vous choisissez au moment de payer ; votre dernier choix est proposé en premier.',
    note: 'Les numéros de carte vont directement à notre prestataire et ne sont jamais conservés chez nous. Nous gardons seulement le type de carte et ses quatre derniers chiffres, pour que vous la reconnaissiez.',
  },
  'when-your-card-is-charged': {
    title: 'Quand votre carte est débitée',
    intro:
      'À la commande, le montant est seulement réservé. Il est débité lorsque la commande quitte notre entrepôt ; pour une livraison sur rendez-vous, le jour ouvré qui précède.',
    note: 'Si la commande part en deux fois, chaque partie est débitée séparément. Une réservation non utilisée disparaît d’elle-même, en général dans la semaine, selon votre banque.',
  },
  'declined-payments': {
    title: 'Si un paiement est refusé',
    intro:
      'Votre commande est gardée deux heures, le temps de réessayer sans tout rechercher. La plupart des paiements refusés passent à la deuxième tentative.',
    steps: [
      'Vérifiez que l’adresse de facturation est celle que connaît votre banque.',
      'Vérifiez le plafond de la carte et validez le paiement dans l’application de votre banque.',
      'Réessayez, ou choisissez un autre moyen de paiement.',
    ],
    note: 'Nous savons seulement que la banque a dit non, jamais pourquoi. Si elle persiste, un appel à votre agence est le plus court chemin.',
  },
  'get-an-invoice': {
    title: 'Obtenir une facture',
    intro:
      'Chaque commande a sa facture. Elle arrive par e-mail au départ du colis, et une copie reste dix ans dans « Mes commandes ».',
    note: 'Un nom erroné ou un numéro fiscal oublié se corrige dans les 30 jours : ouvrez la commande et appuyez sur « Corriger la facture ». La nouvelle porte le même numéro, suivi d’une lettre.',
  },
  'gift-cards': {
    title: 'Offrir et utiliser une carte cadeau',
    intro:
      'Nos cartes cadeaux vont de 10 $ à 500 $, au montant de votre choix. Elles arrivent par e-mail, le jour que vous décidez, avec vos propres mots.',
    steps: [
      'Au moment de payer, choisissez « Carte cadeau ».',
      'Saisissez le code et vérifiez-le : la carte doit couvrir le montant entier.',
      'Passez la commande ; le reste demeure sur la carte.',
    ],
    note: 'Ce que vous ne dépensez pas reste trois ans sur la carte. Elle ne s’échange pas contre de l’argent, mais un article rendu la recrédite s’il a été payé avec elle.',
  },
  'how-refunds-are-paid': {
    title: 'Comment se passe un remboursement',
    intro:
      'Le remboursement suit le moyen de paiement que vous avez utilisé. L’argent part dans les cinq jours ouvrés après l’arrivée du retour, et nous vous écrivons le jour même.',
    note: 'Votre banque peut mettre deux ou trois jours de plus à l’afficher. Si vous avez payé de deux façons, par exemple avec une carte cadeau et une carte bancaire, chacune reçoit sa part.',
  },
} as const satisfies Record<string, HelpText>
