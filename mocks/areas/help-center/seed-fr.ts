import { accountInFrench } from './seed-fr-account.ts'
import { deliveriesInFrench } from './seed-fr-deliveries.ts'
import { ordersInFrench } from './seed-fr-orders.ts'
import type { HelpLanguage } from './seed-language.ts'

/** The help center in French. */
export const helpInFrench: HelpLanguage = {
  shelves: {
    ordering: 'Commander',
    payment: 'Payer',
    delivery: 'Livraison',
    returns: 'Retours et annulation',
    account: 'Votre compte',
    products: 'Produits et entretien',
    guides: 'Pour aller plus loin',
  },
  headings: {
    before: 'Avant de commencer',
    trouble: 'Si cela ne marche pas',
    steps: 'Pas à pas',
    note: 'Bon à savoir',
  },
  teasers: {
    'how-to-add-product-in-cart': 'De la fiche produit au paiement, en quatre étapes.',
    'track-a-parcel': 'Voyez où est votre commande et quand elle arrivera.',
    'return-a-product': 'Renvoyez un article sous 15 jours, gratuitement et sans motif.',
    'furnish-a-small-office':
      'D’abord la lumière, puis le siège : une pièce pour travailler, sans plan d’architecte.',
    'pack-a-present-well': 'Du papier, un ruban, une phrase vraie et un carton qui tient la route.',
    'make-things-last': 'De petites réparations qui offrent un an de plus à presque tout.',
  },
  articles: { ...ordersInFrench, ...deliveriesInFrench, ...accountInFrench },
}
