import { count } from '../count.ts'
import type { FormWords } from './en.ts'

const locale = 'fr-FR'

export const fr: FormWords = {
  back: 'Retour',
  cancelLeave: 'Continuer la saisie',
  change: (part) => `Modifier ${part}`,
  discard: 'Abandonner',
  draft: (when) =>
    `Vous avez quitté ce formulaire ${when} sans l’envoyer. Votre saisie est conservée sur cet appareil.`,
  draftTitle: 'Reprendre là où vous en étiez ?',
  draftRestore: 'Restaurer',
  draftDiscard: 'Repartir de zéro',
  failed: 'L’opération a échoué. Votre saisie est intacte ; réessayez.',
  invalid: 'Cette réponse semble incorrecte.',
  invalidDate: 'Saisissez une date qui existe.',
  invalidEmail: 'Écrivez l’adresse sous la forme nom@exemple.com.',
  invalidUrl: 'Écrivez l’adresse sous la forme https://exemple.com.',
  invalidNumber: 'Saisissez un nombre.',
  leave: 'Abandonner vos modifications ?',
  leaveText: 'Elles n’ont pas été enregistrées.',
  missing: 'Renseignez ce champ.',
  missingChoice: 'Choisissez une réponse.',
  next: 'Suivant',
  notSet: 'Non renseigné',
  problems: (fields) =>
    count(locale, fields, { one: '# réponse est à revoir', other: '# réponses sont à revoir' }),
  saved: 'Enregistré',
  stepProblem: (step) => `${step} : à revoir`,
  submit: 'Envoyer',
  tooFewCharacters: (least) =>
    count(locale, least, {
      one: 'Saisissez au moins # caractère.',
      other: 'Saisissez au moins # caractères.',
    }),
  tooManyCharacters: (most) =>
    count(locale, most, { one: '# caractère au maximum.', other: '# caractères au maximum.' }),
  tooFewItems: (least) =>
    count(locale, least, { one: 'Choisissez au moins # élément.', other: 'Choisissez au moins # éléments.' }),
  tooManyItems: (most) =>
    count(locale, most, {
      one: 'Choisissez # élément au maximum.',
      other: 'Choisissez # éléments au maximum.',
    }),
  tooSmall: (least) => `Saisissez ${least} ou plus.`,
  tooBig: (most) => `Saisissez ${most} ou moins.`,
}
