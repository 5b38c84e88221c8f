/** The country of a language's formats, which is where one begins. */
export const homeCountry = (locale: string) => new Intl.Locale(locale).maximize().region ?? 'US'
