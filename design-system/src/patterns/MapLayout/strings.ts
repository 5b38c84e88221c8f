const en = { height: 'Height of the list', heights: ['Low', 'Half', 'Full'] as readonly string[] }
const fr: typeof en = { height: 'Hauteur de la liste', heights: ['Basse', 'Moitié', 'Entière'] }
const ar: typeof en = { height: 'ارتفاع القائمة', heights: ['منخفض', 'نصف', 'كامل'] }

/** What the sheet over a map says in each language. */
export const strings = { en, fr, ar }
