import { useIntl } from 'react-intl'
import { isolatedWords } from '../../../core/i18n/isolated.ts'

/** Words one after the other, as the language sets them apart; what is empty is left out. */
export function useWordList() {
  const { locale } = useIntl()
  return (words: readonly (string | false | null | undefined)[]) => {
    const said = words.filter((word): word is string => typeof word === 'string' && word !== '')
    // Figures and Latin letters keep their order among Arabic words, and these theirs.
    return locale.startsWith('ar') ? said.map(isolatedWords).join('، ') : said.join(', ')
  }
}
