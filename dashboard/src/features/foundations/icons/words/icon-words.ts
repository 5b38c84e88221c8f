/** What people call an icon beside its name, in English, French and Arabic. */
export type IconWords = readonly [en: string, fr: string, ar: string]

/** The icons of one category, by their names. */
export type CategoryWords = Readonly<Record<string, IconWords>>
