/** Keeps figure and sign or currency in their order among words of another direction, as `<bdi dir="ltr">` does. */
export const isolated = (words: string) => `\u2066${words}\u2069`

/** Keeps words together in their own direction, as `<bdi>` does. */
export const isolatedWords = (words: string) => `\u2068${words}\u2069`

const ARABIC_LETTER = /\p{Script=Arabic}/u

/** Keeps an amount in one order, whatever its sign: from right to left where its currency is written in Arabic. */
export const isolatedAmount = (words: string) =>
  ARABIC_LETTER.test(words) ? `\u2067${words}\u2069` : isolated(words)
