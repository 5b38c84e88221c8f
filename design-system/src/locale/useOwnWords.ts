import { useLocale } from 'react-aria-components/I18nProvider'
import type { Language } from './LocaleProvider.tsx'

/**
 * The words that one room alone says, in the language around. They stand in the room and not in `messages`, which
 * every page of a product loads at once.
 */
export function useOwnWords<W>(words: Record<Language, W>): W {
  const { locale } = useLocale()
  const language = locale.slice(0, 2)
  return language === 'fr' || language === 'ar' ? words[language] : words.en
}
