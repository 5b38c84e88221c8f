import { useIntl } from 'react-intl'
import { isolatedWords } from '../../../core/i18n/isolated.ts'

/** Formats a list in the current language, without empty entries. */
export function useWordList() {
  const { locale } = useIntl()
  return (words: readonly (string | false | null | undefined)[]) => {
    const said = words.filter((word): word is string => typeof word === 'string' && word !== '')
    // Isolated, so that numbers and Latin text keep their order within Arabic text.
    return locale.startsWith('ar') ? said.map(isolatedWords).join('، ') : said.join(', ')
  }
}
