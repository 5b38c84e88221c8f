import { count } from '../../../locale/count.ts'
import type { EventCalendarStrings } from './en.ts'

const locale = 'fr-FR'

export const fr: EventCalendarStrings = {
  allDay: 'Journée',
  more: (events) => count(locale, events, { one: '+ # autre', other: '+ # autres' }),
  events: (events) =>
    events === 0 ? 'aucun événement' : count(locale, events, { one: '# événement', other: '# événements' }),
  hasEvents: 'a des événements',
  showDay: (day) => `Afficher le ${day}`,
  showMonth: (month) => `Afficher ${month}`,
  addOn: (day) => `Ajouter un événement le ${day}`,
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  until: (day) => `Toute la journée, jusqu’au ${day}`,
  keyboardLabel: 'Jours et heures',
  keyboardHelp:
    'Les flèches parcourent, Entrée ouvre ou ajoute un événement, Maj et Entrée en ajoutent un ici, Espace saisit un événement, Page précédente et Page suivante changent de période.',
  pickedUp: (title) =>
    `${title} : saisi. Les flèches le déplacent, Maj et haut ou bas changent sa fin. Entrée le dépose, Échap le remet en place.`,
  dropped: (title, when) => `${title} déposé : ${when}`,
  putBack: (title) => `${title} remis en place`,
  readOnly: (title) => `${title} ne peut pas être déplacé`,
  conflict: 'en même temps qu’un autre',
  recurring: 'se répète',
  newEvent: 'Nouvel événement',
  empty: 'Aucun événement sur cette période',
  now: 'Maintenant',
  today: 'aujourd’hui',
}
