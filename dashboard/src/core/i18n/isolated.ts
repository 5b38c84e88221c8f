/** Keeps figure and sign or currency in their order among words of another direction, as `<bdi dir="ltr">` does. */
export const isolated = (words: string) => `\u2066${words}\u2069`

/** Without the marks that keep directions apart, for what is kept as data or names a file. */
export const withoutMarks = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** Keeps an amount in one order, whatever its sign: from right to left where its currency is written in Arabic. */
export const isolatedAmount = (words: string) =>
  ARABIC_LETTER.test(words) ? `\u2067${words}\u2069` : isolated(words)
