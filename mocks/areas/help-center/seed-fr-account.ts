import type { HelpText } from './seed-text.ts'

/** The account, the products and the guides, in French. */
export const accountInFrench = {
  'create-an-account': {
    title: 'Créer un compte',
    intro:
      'Un compte réunit vos adresses, vos commandes et vos articles enregistrés. Il suffit d’une adresse e-mail et d’un mot de passe d’au moins dix caractères.',
    steps: [
      'Appuyez sur « Se connecter », puis sur « Créer un compte ».',
      'Saisissez votre adresse e-mail et un mot de passe.',
      'Ouvrez notre e-mail et suivez le lien.',
    ],
    note: 'Le lien est valable un jour. Si rien n’arrive, regardez d’abord dans les indésirables, puis demandez un nouveau lien sur le même écran.',
  },
  'reset-your-password': {
    title: 'Réinitialiser votre mot de passe',
    intro:
      'Un mot de passe, cela s’oublie. Appuyez sur « Oublié ? » sous le formulaire de connexion, saisissez votre adresse e-mail et suivez le lien que nous vous envoyons.',
    note: 'Le lien sert une seule fois, pendant une heure. Par sécurité, le message est le même que l’adresse ait un compte ou non. Après le changement, vos autres appareils sont déconnectés.',
  },
  'two-step-sign-in': {
    title: 'Activer la connexion en deux étapes',
    intro:
      'En deux étapes, le mot de passe seul ne suffit plus : votre téléphone a son mot à dire. Même quelqu’un qui l’aurait deviné ou trouvé reste dehors.',
    steps: [
      'Ouvrez « Sécurité » dans votre compte.',
      'Appuyez sur « Activer » et scannez le code avec une application d’authentification.',
      'Saisissez les six chiffres affichés.',
      'Rangez les codes de secours en lieu sûr.',
    ],
    note: 'Téléphone perdu ? Utilisez un code de secours. Sans eux, nous devons vérifier votre identité, ce qui prend jusqu’à trois jours ouvrés.',
  },
  'change-your-email-address': {
    title: 'Changer d’adresse e-mail',
    intro:
      'Ouvrez « Compte », appuyez sur « Modifier » à côté de l’adresse et saisissez la nouvelle. Nous y envoyons un lien ; le changement compte dès que vous l’avez suivi.',
    note: 'L’ancienne adresse est prévenue elle aussi, pour que personne ne la change dans votre dos. Les commandes en cours écrivent désormais à la nouvelle.',
  },
  'choose-what-we-write-to-you': {
    title: 'Choisir ce que nous vous écrivons',
    intro:
      'Ce qui concerne une commande vous parvient toujours. Le reste dépend de vous : nouveautés, prix des articles enregistrés, rappels. Ouvrez « Notifications » et cochez ce qui vous plaît.',
    note: 'Tout e-mail qui ne concerne pas une commande se termine par un lien de désinscription. Il agit aussitôt et ne pose aucune question.',
  },
  'close-your-account': {
    title: 'Fermer votre compte',
    intro:
      'Vous pouvez partir à tout moment. Ouvrez « Compte », descendez en bas de la page et appuyez sur « Fermer le compte ». Nous vous demandons une seule fois de confirmer.',
    note: 'Adresses, articles enregistrés et avis sont effacés aussitôt. La loi oblige à garder les factures ; elles restent à part et personne ne s’en sert. Si vous vous reconnectez dans les 30 jours, tout revient.',
  },
  'read-a-product-page': {
    title: 'Lire une fiche produit',
    intro:
      'En haut, l’essentiel : images, prix, stock et jour d’arrivée possible. Dimensions, matières et entretien viennent en dessous.',
    note: 'Les étoiles sont celles de personnes qui ont acheté ce produit précis. Nous montrons les bonnes et les mauvaises de la même façon, et répondons à celles qui posent une question.',
  },
  'find-your-shoe-size': {
    title: 'Trouver votre pointure',
    intro:
      'Les pieds sont plus grands le soir : c’est le moment de mesurer. Il vous faut une feuille, un crayon et un mur.',
    steps: [
      'Posez la feuille contre le mur et placez-y le pied, talon au mur.',
      'Marquez le bout de l’orteil le plus long.',
      'Mesurez, ajoutez un centimètre et lisez le tableau de la fiche produit.',
    ],
    note: 'Entre deux pointures, prenez la plus grande pour des bottes et des baskets, la plus petite pour des mocassins et des sandales. Si cela ne va pas, l’échange est gratuit.',
  },
  'stock-and-waiting-lists': {
    title: 'Stock et liste d’attente',
    intro:
      'Le stock est recompté toutes les quelques minutes. Si un article est épuisé, appuyez sur « Me prévenir » : nous écrivons dans l’ordre des demandes.',
    note: 'Après notre message, l’article vous est gardé un jour. La liste d’attente ne coûte rien et n’engage à rien.',
  },
  'guarantee-and-repairs': {
    title: 'Garantie et réparations',
    intro:
      'Tout ce que nous vendons est garanti deux ans à partir de la livraison. Pendant ce temps, nous réparons, remplaçons ou remboursons, dans cet ordre.',
    steps: [
      'Ouvrez la commande et appuyez sur « Quelque chose ne va pas ».',
      'Décrivez ce qui se passe, avec une photo si elle aide.',
      'Envoyez l’article avec l’étiquette que nous vous donnons.',
    ],
    note: 'Après la garantie, notre atelier répare encore. Vous recevez d’abord un prix et décidez ensuite ; en cas de refus, nous renvoyons l’article sans frais.',
  },
  'care-for-leather-and-wood': {
    title: 'Entretenir le cuir et le bois',
    intro:
      'Tous deux ont été vivants et n’aiment ni le sec ni l’humide. Gardez-les loin des radiateurs et du soleil de midi, et essuyez les taches avant qu’elles ne s’installent.',
    note: 'Un peu de baume deux fois par an pour le cuir, un peu d’huile une fois par an pour le bois, avec un chiffon doux et toujours moins que vous ne pensez. Essayez d’abord à un endroit caché.',
  },
  'write-a-review': {
    title: 'Donner votre avis',
    intro:
      'Une semaine après la livraison, nous vous demandons une fois si l’article vous plaît. Vous pouvez aussi ouvrir la commande et appuyer sur « Donner mon avis » : une à cinq étoiles, et autant de mots que vous voulez.',
    note: 'Nous vérifions l’absence d’insultes et de données privées, pas la présence de compliments. Votre avis paraît sous deux jours ouvrés, avec votre prénom et rien d’autre.',
  },
  'furnish-a-small-office': {
    title: 'Aménager un petit bureau',
    intro:
      'Commencez par la lumière et le siège ; le reste peut suivre. Un bureau perpendiculaire à la fenêtre ménage les yeux, un siège à votre taille ménage le dos.',
    steps: [
      'Mesurez la pièce, portes et fenêtres comprises.',
      'Placez le bureau, puis la lampe, puis les étagères.',
      'Laissez 90 centimètres derrière le siège.',
      'Vivez-y une semaine avant d’acheter davantage.',
    ],
    note: 'Bureau, siège et lampe arrivent en une seule livraison sur rendez-vous, pour un seul prix. Si le siège ne vous convient pas, vous avez 15 jours pour le rendre, même après vous en être servi.',
  },
  'pack-a-present-well': {
    title: 'Bien emballer un cadeau',
    intro:
      'Un cadeau s’ouvre deux fois : avec les yeux, puis avec les mains. Choisissez un papier qui se plie net, un ruban qui tient et une carte avec une seule phrase vraie.',
    note: 'S’il voyage, mettez le cadeau emballé dans un second carton, avec deux doigts de papier froissé tout autour. Secouez doucement : si vous entendez quelque chose, ajoutez-en.',
  },
  'make-things-last': {
    title: 'Faire durer les choses',
    intro:
      'Le meilleur achat est souvent l’objet que l’on a déjà. Une goutte d’huile, une pile neuve ou une paire de lacets, et le voilà reparti pour un an.',
    steps: [
      'Nettoyez d’abord : la moitié des pannes sont de la poussière.',
      'Cherchez la pièce qui s’use : câble, semelle, charnière, batterie.',
      'Demandez à notre atelier si la pièce est en stock.',
    ],
    note: 'Nous gardons les pièces détachées au moins sept ans après la dernière vente d’un produit. Et s’il n’y a plus rien à réparer, nous le reprenons et le recyclons.',
  },
} as const satisfies Record<string, HelpText>
