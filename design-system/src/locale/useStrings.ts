import { useLocale } from 'react-aria-components/I18nProvider'
import { type Language, languages } from './languages.ts'

/**
 * The words that one room alone says, in the language around. They stand in the room and not in `messages`, which
 * every page of a product loads at once.
 */
export function useStrings<W>(words: Readonly<Record<Language, W>>): W {
  const { locale } = useLocale()
  return words[languages.find((language) => locale.startsWith(language)) ?? 'en']
}
