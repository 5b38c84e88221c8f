/** Keeps a short text, such as a date in a narrow column, on one line. */
export const unbroken = (words: string) => words.replaceAll(' ', '\u00A0')
