/** What parts a list that was typed or pasted: commas, the Arabic one too, and new lines. */
const between = /[,،\n\r]+/

export const isList = (text: string) => between.test(text)

/** The entries of a list, without the room around them. */
export const splitList = (text: string): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
