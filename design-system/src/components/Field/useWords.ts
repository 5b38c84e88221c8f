import { useLocale } from 'react-aria-components/I18nProvider'
import { type Language, languages } from '../../locale/LocaleProvider.tsx'

/**
 * The words of one room in the language around. A room that seldom loads and has many words keeps them itself: those in
 * `locale/messages` are loaded with the first screen.
 */
export function useWords<T>(words: Readonly<Record<Language, T>>): T {
  const { locale } = useLocale()
  return words[languages.find((language) => locale.startsWith(language)) ?? 'en']
}
