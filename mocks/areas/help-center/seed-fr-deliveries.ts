import type { HelpText } from './seed-text.ts'

/** Delivery and returns, in French. */
export const deliveriesInFrench = {
  'delivery-options-and-costs': {
    title: 'Modes et frais de livraison',
    intro:
      'Les petits articles arrivent par colis, en deux à quatre jours ouvrés et gratuitement, quelle que soit la commande. Les objets encombrants viennent en camionnette, le jour que vous choisissez.',
    note: 'Cette livraison sur rendez-vous coûte 69 $ par commande dans notre zone et 99 $ au-delà, quel que soit le nombre d’objets. Le prix s’affiche dès que votre adresse est connue.',
  },
  'choose-a-delivery-date': {
    title: 'Choisir une date de livraison',
    intro:
      'Pour les objets encombrants, un calendrier montre au moment de payer les jours où une camionnette passe chez vous. Le premier jour libre est en général dans la semaine.',
    steps: [
      'Choisissez un jour.',
      'Choisissez le matin ou l’après-midi.',
      'Laissez un numéro de téléphone ; le livreur appelle une demi-heure avant.',
    ],
    note: 'La date peut être déplacée jusqu’à 72 heures avant, autant de fois que vous voulez. Ouvrez la commande et appuyez sur « Modifier » à côté de la date.',
  },
  'track-a-parcel': {
    title: 'Suivre un colis',
    intro:
      'Dès que votre colis est en route, nous vous envoyons un lien. Le même lien se trouve dans la commande : vous pouvez fermer l’e-mail la conscience tranquille.',
    before: 'Il vous faut le numéro de la commande, présent dans chacun de nos e-mails, ou votre compte.',
    steps: [
      'Ouvrez « Mes commandes ».',
      'Choisissez la commande.',
      'Appuyez sur « Suivre » pour voir la dernière étape du colis et le jour prévu.',
    ],
    note: 'Le lien peut rester vide jusqu’au soir. Si rien ne bouge pendant trois jours ouvrés, dites-le-nous : nous cherchons le colis et en renvoyons un autre s’il reste introuvable.',
    trouble:
      'Un lien qui n’affiche rien est le plus souvent trop récent : les transporteurs mettent jusqu’à un jour pour la première mention. Si rien ne bouge pendant trois jours ouvrés, écrivez-nous et nous interrogerons le transporteur.',
  },
  'if-nobody-is-at-home': {
    title: 'En votre absence',
    intro:
      'Le transporteur repasse le jour ouvré suivant, puis dépose le colis dans un point relais proche, où il vous attend sept jours.',
    note: 'Vous pouvez décider à l’avance : chez un voisin, dans l’abri, en point relais. Le choix se fait par le lien de suivi. Pour une livraison sur rendez-vous, quelqu’un doit être présent.',
  },
  'delivery-to-another-address': {
    title: 'Faire livrer à une autre adresse',
    intro:
      'Au bureau, chez une amie, en point relais : ajoutez l’adresse au moment de payer. Votre compte en garde autant que vous voulez.',
    note: 'C’est un cadeau ? Cochez « C’est un cadeau ». Aucun prix ne sera dans le colis, la facture vous parviendra par e-mail, et une carte portera vos mots.',
  },
  'damaged-on-arrival': {
    title: 'Si un article arrive abîmé',
    intro:
      'Nous en sommes désolés, et nous réparons cela. Prévenez-nous dans les 48 heures qui suivent la livraison, afin que le transporteur puisse encore retrouver ce qui s’est passé.',
    steps: [
      'Prenez une photo du dommage et une du carton.',
      'Ouvrez la commande et appuyez sur « Signaler un dommage ».',
      'Choisissez un remplacement ou un remboursement.',
    ],
    note: 'Nous reprenons l’article à nos frais ; gardez le carton jusque-là. Si vous remarquez le dommage en présence du livreur, il peut le noter et remporter l’objet aussitôt.',
  },
  'return-a-product': {
    title: 'Renvoyer un article',
    intro:
      'Vous pouvez renvoyer ce que vous n’avez pas utilisé dans les 15 jours qui suivent la livraison, dans son carton et sans donner de motif.',
    before:
      'Vérifiez que les 15 jours suivant la livraison ne sont pas écoulés et que l’article peut être rendu : ce qui a été fait spécialement pour vous ne le peut pas.',
    steps: [
      'Ouvrez « Mes commandes » et appuyez sur « Renvoyer » à côté de l’article.',
      'Imprimez l’étiquette, ou présentez le code sur votre téléphone.',
      'Déposez le colis dans un point relais.',
    ],
    note: 'Le retour d’un colis est gratuit. Les objets encombrants sont repris en camionnette ; nous gardons alors les frais de la livraison. L’argent part dans les cinq jours ouvrés après l’arrivée de l’article.',
    trouble:
      'Sans imprimante, montrez au point de collecte le code reçu par e-mail : l’étiquette y sera imprimée pour vous. Si la boîte n’existe plus, toute boîte solide fera l’affaire.',
  },
  'cancel-an-order': {
    title: 'Annuler une commande',
    intro:
      'Un colis peut être annulé tant qu’il n’a pas quitté l’entrepôt. Comme il part souvent le jour même, le bouton est le plus rapide : ouvrez la commande et appuyez sur « Annuler ».',
    note: 'Si le bouton a disparu, le colis est déjà en route. Refusez-le à la porte ou renvoyez-le fermé : nous vous rembourserons de la même façon.',
  },
  'cancel-scheduled-delivery': {
    title: 'Annuler une livraison sur rendez-vous',
    intro:
      'Jusqu’à 72 heures avant la date, l’annulation est gratuite et sans motif. La réservation sur votre carte est levée le jour même.',
    note: 'Plus tard, la tournée est déjà organisée : nous remboursons les articles, mais pas la livraison. Déplacer la date est souvent préférable, et gratuit jusqu’à 72 heures avant.',
  },
  'exchange-a-size-or-colour': {
    title: 'Échanger une taille ou une couleur',
    intro:
      'Trop petit, trop vert ? Demandez un échange : le bon article part aussitôt, et vous avez 15 jours pour renvoyer le premier.',
    steps: [
      'Ouvrez la commande et appuyez sur « Échanger ».',
      'Choisissez la taille ou la couleur.',
      'Mettez le premier article dans le même carton, avec l’étiquette qui s’y trouve.',
    ],
    note: 'Vous ne payez rien, sauf si le nouvel article est plus cher. Si votre taille est épuisée, nous vous proposons la liste d’attente ou un remboursement.',
  },
  'what-cannot-be-returned': {
    title: 'Ce qui ne peut pas être renvoyé',
    intro:
      'Certains articles ne peuvent être revendus une fois ouverts ou faits pour vous : stylos gravés, étagères coupées sur mesure, écouteurs descellés, cartes cadeaux.',
    note: 'Rien de cela ne compte si l’article est défectueux ou abîmé. La garantie de deux ans vaut alors pour tout ce que nous vendons, sans exception.',
  },
  'follow-a-return': {
    title: 'Suivre un retour',
    intro:
      'Un retour passe par quatre étapes : annoncé, en route, arrivé, remboursé. Elles figurent dans la commande avec leur date, et nous vous écrivons aux deux dernières.',
    note: 'Entre « arrivé » et « remboursé », il s’écoule au plus cinq jours ouvrés. Au-delà, quelque chose coince chez nous : répondez au dernier e-mail, une personne s’en occupera.',
  },
} as const satisfies Record<string, HelpText>
