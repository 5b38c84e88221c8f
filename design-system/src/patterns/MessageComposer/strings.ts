/** What the buttons of the composer say, in each language. */
export const strings = {
  en: { attach: 'Attach files', emoji: 'Add an emoji', close: 'Cancel' },
  fr: { attach: 'Joindre des fichiers', emoji: 'Ajouter un emoji', close: 'Annuler' },
  ar: { attach: 'إرفاق ملفات', emoji: 'إضافة رمز تعبيري', close: 'إلغاء' },
}
