import { count } from '../../locale/count.ts'

/** What a board says of moves; each language as a native says it. */
const en = {
  instructions:
    'Press Space to pick up, arrow keys to move, Space to drop, Escape to put back. Arrow keys walk from card to card.',
  columnInstructions: 'Press Space to pick up, left and right arrow keys to move, Space to drop.',
  pickedUp: (name: string, column: string, place: string, total: string) =>
    `${name} picked up from ${column}, place ${place} of ${total}.`,
  movedTo: (column: string, place: string, total: string) => `${column}, place ${place} of ${total}`,
  dropped: (name: string, column: string, place: string, total: string) =>
    `${name} dropped in ${column}, place ${place} of ${total}.`,
  putBack: (name: string, column: string) => `${name} put back in ${column}.`,
  several: (cards: string) => `${cards} cards`,
  columnPickedUp: (name: string, place: string, total: string) =>
    `${name} picked up, place ${place} of ${total}.`,
  columnAt: (place: string, total: string) => `Place ${place} of ${total}`,
  columnDropped: (name: string, place: string, total: string) => `${name} dropped at ${place} of ${total}.`,
  columnPutBack: (name: string, place: string, total: string) => `${name} put back at ${place} of ${total}.`,
  moveColumn: (name: string) => `Move ${name}`,
  expandColumn: (name: string) => `Unfold ${name}`,
  keyMove: 'move',
  keyDrop: 'drop',
  keyPutBack: 'put back',
  space: 'Space',
  full: (cards: string, limit: string) => `${cards} / ${limit} full`,
  over: (cards: string, limit: string) => `${cards} / ${limit} over`,
  within: (cards: string, limit: string) => `${cards} / ${limit}`,
  limitOf: (cards: string, limit: number) =>
    `${cards} of at most ${count('en-US', limit, { one: '# card', other: '# cards' })}`,
  chooseColumn: 'Column on show',
}

export type BoardStrings = typeof en

const fr: BoardStrings = {
  instructions:
    'Espace pour saisir, flèches pour déplacer, Espace pour déposer, Échap pour remettre en place. Les flèches passent d’une carte à l’autre.',
  columnInstructions: 'Espace pour saisir, flèches gauche et droite pour déplacer, Espace pour déposer.',
  pickedUp: (name, column, place, total) => `${name} saisie dans ${column}, place ${place} sur ${total}.`,
  movedTo: (column, place, total) => `${column}, place ${place} sur ${total}`,
  dropped: (name, column, place, total) => `${name} déposée dans ${column}, place ${place} sur ${total}.`,
  putBack: (name, column) => `${name} remise dans ${column}.`,
  several: (cards) => `${cards} cartes`,
  columnPickedUp: (name, place, total) => `${name} saisi, place ${place} sur ${total}.`,
  columnAt: (place, total) => `Place ${place} sur ${total}`,
  columnDropped: (name, place, total) => `${name} déposé à la place ${place} sur ${total}.`,
  columnPutBack: (name, place, total) => `${name} remis à la place ${place} sur ${total}.`,
  moveColumn: (name) => `Déplacer ${name}`,
  expandColumn: (name) => `Déplier ${name}`,
  keyMove: 'déplacer',
  keyDrop: 'déposer',
  keyPutBack: 'remettre',
  space: 'Espace',
  full: (cards, limit) => `${cards} / ${limit} complet`,
  over: (cards, limit) => `${cards} / ${limit} dépassé`,
  within: (cards, limit) => `${cards} / ${limit}`,
  limitOf: (cards, limit) =>
    `${cards} sur ${count('fr-FR', limit, { one: '# carte', other: '# cartes' })} au plus`,
  chooseColumn: 'Colonne affichée',
}

const ar: BoardStrings = {
  instructions:
    'اضغط المسافة للالتقاط، والأسهم للتحريك، والمسافة للإفلات، و Esc للإرجاع. تنقل الأسهم من بطاقة إلى أخرى.',
  columnInstructions: 'اضغط المسافة للالتقاط، والسهمين الأيمن والأيسر للتحريك، والمسافة للإفلات.',
  pickedUp: (name, column, place, total) => `التُقطت ${name} من ${column}، الموضع ${place} من ${total}.`,
  movedTo: (column, place, total) => `${column}، الموضع ${place} من ${total}`,
  dropped: (name, column, place, total) => `أُفلتت ${name} في ${column}، الموضع ${place} من ${total}.`,
  putBack: (name, column) => `أُرجعت ${name} إلى ${column}.`,
  several: (cards) => `البطاقات المحددة (${cards})`,
  columnPickedUp: (name, place, total) => `التُقطت ${name}، الموضع ${place} من ${total}.`,
  columnAt: (place, total) => `الموضع ${place} من ${total}`,
  columnDropped: (name, place, total) => `أُفلتت ${name} في الموضع ${place} من ${total}.`,
  columnPutBack: (name, place, total) => `أُرجعت ${name} إلى الموضع ${place} من ${total}.`,
  moveColumn: (name) => `تحريك ${name}`,
  expandColumn: (name) => `بسط ${name}`,
  keyMove: 'تحريك',
  keyDrop: 'إفلات',
  keyPutBack: 'إرجاع',
  space: 'مسافة',
  full: (cards, limit) => `${cards} / ${limit} ممتلئ`,
  over: (cards, limit) => `${cards} / ${limit} تجاوز`,
  within: (cards, limit) => `${cards} / ${limit}`,
  limitOf: (cards, limit) =>
    `${cards} من ${count('ar-AE', limit, {
      one: 'بطاقة واحدة',
      two: 'بطاقتين',
      few: '# بطاقات',
      other: '# بطاقة',
    })} على الأكثر`,
  chooseColumn: 'العمود المعروض',
}

export const boardStrings = { en, fr, ar }
