import { count } from '../count.ts'
import type { FormStrings } from './en.ts'

const locale = 'fr-FR'

export const fr: FormStrings = {
  allSteps: 'Toutes les étapes',
  back: 'Retour',
  cancelLeave: 'Continuer la saisie',
  change: (part) => `Modifier ${part}`,
  changedElsewhere: (answers) =>
    count(locale, answers, {
      one: 'Une autre personne a modifié un champ que vous modifiez aussi',
      other: 'Une autre personne a modifié # champs que vous modifiez aussi',
    }),
  chipDuplicate: (name) => `« ${name} » y est déjà.`,
  chipMarked: (name) => `${name} : appuyez encore sur Retour arrière pour retirer`,
  chipRemoved: (name) => `${name} : retiré`,
  chipTooLong: (letters) =>
    count(locale, letters, {
      one: '# caractère au plus par entrée.',
      other: '# caractères au plus par entrée.',
    }),
  chipTooMany: (entries) => count(locale, entries, { one: '# entrée au plus.', other: '# entrées au plus.' }),
  createNew: (name) => `Créer « ${name} »`,
  discard: 'Abandonner',
  draft: (when) =>
    `Vous avez quitté ce formulaire ${when} sans l’envoyer. Votre saisie est conservée sur cet appareil.`,
  draftDiscard: 'Repartir de zéro',
  draftRestore: 'Restaurer',
  draftTitle: 'Reprendre là où vous en étiez ?',
  failed: 'L’opération a échoué. Votre saisie est intacte ; réessayez.',
  goToPart: (part) => `Aller à « ${part} »`,
  invalid: 'Cette réponse semble incorrecte.',
  invalidDate: 'Saisissez une date qui existe.',
  invalidEmail: 'Écrivez l’adresse sous la forme nom@exemple.com.',
  invalidUrl: 'Écrivez l’adresse sous la forme https://exemple.com.',
  keepMine: 'Garder ma valeur',
  leave: 'Abandonner vos modifications ?',
  leaveText: 'Elles n’ont pas été enregistrées.',
  loadFailed: 'Le chargement n’a pas fonctionné',
  maximum: 'Maximum',
  fixLater: (answers, step) =>
    count(locale, answers, {
      one: `# champ de l’étape « ${step} » est à corriger. Vous pouvez continuer et y revenir plus tard.`,
      other: `# champs de l’étape « ${step} » sont à corriger. Vous pouvez continuer et y revenir plus tard.`,
    }),
  minimum: 'Minimum',
  missing: 'Renseignez ce champ.',
  missingChoice: 'Choisissez une réponse.',
  moveEntry: (name) => `Déplacer ${name}`,
  movedEntry: (name, place, of) => `${name} est maintenant en position ${place} sur ${of}`,
  next: 'Suivant',
  nextStep: 'étape suivante',
  no: 'Non',
  notANumber: 'Ce que vous avez collé n’est pas un nombre.',
  notRated: 'Aucune note',
  notSet: 'Non renseigné',
  numberLowered: (most) => `Ramené à ${most}, le maximum possible.`,
  numberRaised: (least) => `Porté à ${least}, le minimum possible.`,
  problems: (fields) => count(locale, fields, { one: 'Corrigez # champ', other: 'Corrigez # champs' }),
  removeChip: (name) => `Retirer ${name}`,
  results: (items) => count(locale, items, { one: '# résultat', other: '# résultats' }),
  saved: 'Enregistré',
  selectAll: 'Tout sélectionner',
  showOptions: 'Afficher les choix',
  submit: 'Envoyer',
  takeTheirs: 'Prendre l’autre valeur',
  theirs: (value) => `Autre valeur : ${value}`,
  toFix: (answers) => count(locale, answers, { one: '# champ à corriger', other: '# champs à corriger' }),
  tooBig: (most) => `Saisissez ${most} ou moins.`,
  tooFewCharacters: (least) =>
    count(locale, least, {
      one: 'Saisissez au moins # caractère.',
      other: 'Saisissez au moins # caractères.',
    }),
  tooFewItems: (least) =>
    count(locale, least, { one: 'Choisissez au moins # élément.', other: 'Choisissez au moins # éléments.' }),
  tooManyCharacters: (most) =>
    count(locale, most, { one: '# caractère au maximum.', other: '# caractères au maximum.' }),
  tooManyItems: (most) =>
    count(locale, most, {
      one: 'Choisissez # élément au maximum.',
      other: 'Choisissez # éléments au maximum.',
    }),
  tooSmall: (least) => `Saisissez ${least} ou plus.`,
  yes: 'Oui',
  yours: (value) => `Votre valeur : ${value}`,
}
