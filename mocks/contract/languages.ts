/** The languages of texts that the API has in each reader's own. */
export const TEXT_LANGUAGES = ['en', 'fr', 'ar'] as const

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** The language of texts when none is asked for. */
export const DEFAULT_TEXT_LANGUAGE: TextLanguage = 'en'
