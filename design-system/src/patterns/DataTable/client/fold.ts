const marks = /\p{M}/gu
// Every character of ASCII, which most words are made of and which folds at a tenth of the cost.
const plain = /^[\0-\x7f]*$/

/** Words without case and accents, as they are looked for. */
export const fold = (text: string) =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(marks, '').toLowerCase()
