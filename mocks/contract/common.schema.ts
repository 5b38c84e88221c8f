import { z } from './zod.ts'

const LINE_LIMIT = 200
const TEXT_LIMIT = 50_000
const PICTURE_LIMIT = 1_500_000
const AMOUNT_LIMIT = 1_000_000_000

/** The body of a failed answer. */
export const failure = z.object({ message: z.string() })

/** The body of a 403: what was refused, and why. */
export const refusal = z.object({
  message: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
})

/** The body of a 400: texts by field. */
export const invalidInput = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})

/** The body of a 204. */
export const nothing = z.undefined()

/** The id of a row. */
export const id = z.int().check(z.positive())

/** Rows that shall go, or that were deleted and shall come back. */
export const someIds = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) })

/** The rows that a change of several has found; what is not there is left out. */
export const changedIds = z.object({ ids: z.array(id) })

/** One line of text, trimmed, possibly empty. */
export const line = z.string().check(z.trim(), z.maxLength(LINE_LIMIT))

/** One line of text that says something. */
export const requiredLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT))

/** A text of several lines. */
export const paragraph = z.string().check(z.trim(), z.maxLength(TEXT_LIMIT))

/** The address of a picture: a path of the mock's own, an upload as a data address, or nothing. */
export const picture = z.string().check(z.maxLength(PICTURE_LIMIT))

/** An amount of money in the currency of the sample data, or a number of that kind. */
export const amount = z.number().check(z.minimum(-AMOUNT_LIMIT), z.maximum(AMOUNT_LIMIT))

/** A whole number that counts something. */
export const count = z.int().check(z.nonnegative(), z.maximum(AMOUNT_LIMIT))

/** From 0 to 100. */
export const percent = z.number().check(z.minimum(0), z.maximum(100))

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** A time zone, or none. */
export const anyTimeZone = line.check(
  z.refine((name) => name === '' || isTimeZone(name), 'There is no such time zone'),
)

/** A time zone by its name, such as `Europe/Paris`. */
export const timeZone = line.check(z.refine(isTimeZone, 'There is no such time zone'))

/** A country by its two capital letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'A country code has two capital letters'))

/** A change against what was before, as a ratio of that; nothing if it was nothing. */
export const change = z.nullable(z.number())

/** From 0 to 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1))

/** An e-mail address. */
export const email = z.pipe(requiredLine, z.email())
z.globalRegistry.add(email, { format: 'email' })

/** One of the given words; letter case does not matter on the way in. */
export const oneOf = <const Word extends string>(words: readonly Word[]): z.ZodMiniType<Word, Word> => {
  const spell = (given: string) => words.find((word) => isSameWord(word, given)) ?? given
  const schema: z.ZodMiniType<string, string> = z.pipe(z.transform(spell), z.enum<readonly string[]>(words))
  return schema as z.ZodMiniType<Word, Word>
}

const isSameWord = (word: string, given: unknown) =>
  typeof given === 'string' && word.toLowerCase() === given.trim().toLowerCase()
