import { DEFAULT_TEXT_LANGUAGE, TEXT_LANGUAGES, type TextLanguage } from './languages.ts'
import { meant } from './query.schema.ts'
import { z } from './zod.ts'

/** The language wanted in a query, also out of a longer tag such as fr-CA; any other reads as not given. */
export const textLanguage = () =>
  z._default(
    meant(
      z.transform((value: TextLanguage): TextLanguage => {
        const [language] = String([value].flat()[0]).trim().toLowerCase().split('-', 1)
        return TEXT_LANGUAGES.find((known) => known === language) ?? DEFAULT_TEXT_LANGUAGE
      }),
      { type: 'string', examples: TEXT_LANGUAGES },
    ),
    DEFAULT_TEXT_LANGUAGE,
  )
