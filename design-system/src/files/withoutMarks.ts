/** Words without the marks that keep directions apart, for what is kept as data or names a file. */
export const withoutMarks = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')
