/** What the list itself says, in each language. */
export const strings = {
  en: {
    latest: 'Jump to latest',
    react: (emoji: string) => `React with ${emoji}`,
    moreReactions: 'Add a reaction',
    reply: 'Reply',
    more: 'More',
    showQuoted: 'Show the message it answers',
  },
  fr: {
    latest: 'Aller au plus récent',
    react: (emoji: string) => `Réagir avec ${emoji}`,
    moreReactions: 'Ajouter une réaction',
    reply: 'Répondre',
    more: 'Plus',
    showQuoted: 'Afficher le message d’origine',
  },
  ar: {
    latest: 'الانتقال إلى الأحدث',
    react: (emoji: string) => `التفاعل بـ ${emoji}`,
    moreReactions: 'إضافة تفاعل',
    reply: 'رد',
    more: 'المزيد',
    showQuoted: 'عرض الرسالة الأصلية',
  },
}
