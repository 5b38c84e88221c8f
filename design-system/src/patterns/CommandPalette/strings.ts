import { count } from '../../locale/count.ts'

const en = {
  results: (value: number) => count('en-US', value, { one: '# result', other: '# results' }),
  nothing: (strings: string) => `Nothing found for “${strings}”`,
  nothingText: 'Try fewer letters, or one of these.',
  nothingTextAlone: 'Try fewer letters or another word.',
  failed: 'Some records could not be searched',
  retry: 'Try again',
  showAll: (value: number) => count('en-US', value, { other: 'Show all #' }),
  suggestions: 'Suggestions',
  move: 'to move',
  open: 'to open',
  leave: 'to close',
}
const fr: typeof en = {
  results: (value) => count('fr-FR', value, { one: '# résultat', other: '# résultats' }),
  nothing: (strings) => `Aucun résultat pour « ${strings} »`,
  nothingText: 'Essayez avec moins de lettres, ou l’une de ces pistes.',
  nothingTextAlone: 'Essayez avec moins de lettres ou un autre mot.',
  failed: 'La recherche a échoué pour certaines fiches',
  retry: 'Réessayer',
  showAll: (value) => count('fr-FR', value, { other: 'Tout afficher (#)' }),
  suggestions: 'Suggestions',
  move: 'pour se déplacer',
  open: 'pour ouvrir',
  leave: 'pour fermer',
}
const ar: typeof en = {
  results: (value) =>
    count('ar', value, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  nothing: (strings) => `لا نتائج عن «${strings}»`,
  nothingText: 'جرّب أحرفًا أقل، أو أحد هذه الاقتراحات.',
  nothingTextAlone: 'جرّب أحرفًا أقل أو كلمة أخرى.',
  failed: 'تعذّر البحث في بعض السجلات',
  retry: 'إعادة المحاولة',
  showAll: (value) => count('ar', value, { other: 'عرض الكل (#)' }),
  suggestions: 'اقتراحات',
  move: 'للتنقل',
  open: 'للفتح',
  leave: 'للإغلاق',
}

/** What the palette itself says. */
export const paletteStrings = { en, fr, ar }
