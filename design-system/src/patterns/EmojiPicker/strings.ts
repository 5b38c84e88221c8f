/** What the picker says, in each language. */
export const strings = {
  en: {
    search: 'Search emoji',
    loading: 'Loading emoji…',
    none: 'No emoji found',
  },
  fr: {
    search: 'Rechercher un emoji',
    loading: 'Chargement des emojis…',
    none: 'Aucun emoji trouvé',
  },
  ar: {
    search: 'ابحث عن رمز تعبيري (بالإنجليزية)',
    loading: 'جارٍ تحميل الرموز التعبيرية…',
    none: 'لم يُعثر على رمز تعبيري',
  },
}
