import type { FaqTexts } from './seed-text.ts'

/** The questions in French. */
export const faqInFrench: FaqTexts = {
  payment: {
    title: 'Paiement',
    subtitle: 'Comment et quand vous payez',
    questions: [
      [
        'Quels moyens de paiement acceptez-vous ?',
        'Vous pouvez payer par carte de crédit, par carte de débit ou avec PayPal. Les entreprises qui ont un compte peuvent aussi régler par virement sous 14 jours.',
      ],
      [
        'Quand ma carte est-elle débitée ?',
        'Le montant est réservé à la commande et débité lorsqu’elle quitte notre entrepôt. Pour une livraison sur rendez-vous, c’est le jour ouvré précédent.',
      ],
      [
        'Pourquoi mon paiement a-t-il été refusé ?',
        'Le plus souvent, l’adresse ne correspond pas à celle que connaît votre banque, ou le plafond du jour est atteint. Vérifiez les deux, réessayez, puis appelez votre banque si le refus persiste : elle seule en connaît la raison.',
      ],
      [
        'Puis-je obtenir une facture au nom de mon entreprise ?',
        'Oui. Indiquez le nom de l’entreprise comme destinataire et son numéro fiscal dans la note de la commande. La facture arrive par e-mail avec la commande, et une copie reste dans votre compte.',
      ],
      [
        'Combien de temps prend un remboursement ?',
        'Nous l’effectuons dans les cinq jours ouvrés qui suivent l’arrivée de votre retour, par le même moyen que le paiement. Votre banque peut mettre deux ou trois jours de plus à l’afficher.',
      ],
    ],
  },
  delivery: {
    title: 'Livraison',
    subtitle: 'Ce qu’elle coûte et quand elle arrive',
    questions: [
      [
        'Combien coûte la livraison ?',
        'La livraison par colis est gratuite, quelle que soit la commande. La livraison sur rendez-vous des objets encombrants coûte 69 $ par commande dans notre zone, 99 $ au-delà. Le prix s’affiche avant le paiement.',
      ],
      [
        'Quand vais-je recevoir ma commande ?',
        'Un colis met deux à quatre jours ouvrés. Pour une livraison sur rendez-vous, c’est vous qui choisissez le jour ; le premier créneau libre est en général dans la semaine.',
      ],
      [
        'Que faire si un article arrive abîmé ?',
        'Signalez-le-nous dans les 48 heures qui suivent la livraison, avec une photo du dommage et une autre du carton. Nous remplaçons l’article ou le remboursons, à votre choix, et le reprenons à nos frais.',
      ],
    ],
  },
  cancellation: {
    title: 'Annulation et retours',
    subtitle: 'Si vous changez d’avis',
    questions: [
      [
        'Jusqu’à quand puis-je annuler ma commande ?',
        'Un colis, tant qu’il n’a pas quitté l’entrepôt, le plus souvent le jour même. Une livraison sur rendez-vous, jusqu’à 72 heures avant la date prévue, sans motif et sans frais.',
      ],
      [
        'Comment renvoyer un article ?',
        'Dans les 15 jours qui suivent la livraison, non utilisé et dans son carton. Lancez le retour depuis « Mes commandes », imprimez l’étiquette et déposez le colis dans un point relais.',
      ],
      [
        'Et si j’annule trop tard une livraison sur rendez-vous ?',
        'À moins de 72 heures, la tournée est déjà organisée. Nous remboursons les articles, mais pas les frais de livraison.',
      ],
    ],
  },
  orders: {
    title: 'Mes commandes',
    subtitle: 'Suivre, modifier, retrouver',
    questions: [
      [
        'Où en est ma commande ?',
        'Ouvrez « Mes commandes » et choisissez-la : son état figure en haut, avec le lien de suivi dès qu’elle est en route. Le même lien se trouve dans l’e-mail envoyé à son départ.',
      ],
      [
        'Puis-je modifier l’adresse d’une commande ?',
        'Oui, tant qu’elle n’est pas expédiée : ouvrez-la et choisissez « Modifier l’adresse ». Ensuite, demandez au transporteur, par le lien de suivi, de la déposer dans un point relais.',
      ],
      [
        'J’ai commandé sans compte. Comment retrouver ma commande ?',
        'Utilisez le lien de votre confirmation, ou créez un compte avec la même adresse e-mail : vos commandes précédentes y apparaîtront d’elles-mêmes.',
      ],
    ],
  },
  products: {
    title: 'Produits et services',
    subtitle: 'Stock, garantie et réparations',
    questions: [
      [
        'Ce qui est affiché en stock l’est-il vraiment ?',
        'Oui, le compte est refait toutes les quelques minutes. Si la dernière pièce part alors qu’elle est dans votre panier, nous vous le disons avant le paiement.',
      ],
      [
        'Quelle est la durée de la garantie ?',
        'Deux ans sur tout, à partir du jour de la livraison. Gardez la facture, rien d’autre n’est nécessaire.',
      ],
      [
        'Faites-vous des réparations ?',
        'Oui, et avec plaisir. Lampes, horloges, meubles et la plupart des appareils passent par notre atelier. Hors garantie, nous envoyons d’abord un devis et ne commençons qu’avec votre accord.',
      ],
    ],
  },
}
