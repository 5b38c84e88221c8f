import type { InvalidInput } from '../contract/common.ts'

/** Texts by field. */
export type Errors = InvalidInput['errors']

/** What is wrong with some fields, each with a text if it is wrong; nothing if none is. */
export const collectErrors = (
  texts: Readonly<Record<string, string | false | undefined>>,
): Errors | undefined => {
  const errors = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []))
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.map(({ field, text }) => [field, [text]]))
}
