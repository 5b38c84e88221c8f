/** The labels of the handles and of the back button, in each language. */
export const strings = {
  en: { resize: (pane: string) => `Resize: ${pane}`, back: (pane: string) => `Back to ${pane}` },
  fr: { resize: (pane: string) => `Redimensionner : ${pane}`, back: (pane: string) => `Retour : ${pane}` },
  ar: { resize: (pane: string) => `تغيير العرض: ${pane}`, back: (pane: string) => `رجوع: ${pane}` },
}
