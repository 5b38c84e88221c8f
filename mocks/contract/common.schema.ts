import { z } from './zod.ts'

const LINE_LIMIT = 200

/** The body of a failed answer. */
export const failure = z.object({ message: z.string() })

/** The body of a 400: texts by field. */
export const invalidInput = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})

/** The body of a 204. */
export const nothing = z.undefined()

/** The id of a row. */
export const id = z.int().check(z.positive())

/** One line of text, trimmed, possibly empty. */
export const line = z.string().check(z.trim(), z.maxLength(LINE_LIMIT))

/** One line of text that says something. */
export const requiredLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT))

/** An e-mail address. */
export const email = z.pipe(requiredLine, z.email())

/** One of the given words; letter case does not matter on the way in. */
export const oneOf = <const Word extends string>(words: readonly Word[]): z.ZodMiniType<Word, Word> => {
  const spell = (given: string) => words.find((word) => isSameWord(word, given)) ?? given
  const schema: z.ZodMiniType<string, string> = z.pipe(z.transform(spell), z.enum<readonly string[]>(words))
  return schema as z.ZodMiniType<Word, Word>
}

const isSameWord = (word: string, given: unknown) =>
  typeof given === 'string' && word.toLowerCase() === given.trim().toLowerCase()
