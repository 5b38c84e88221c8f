import { useIntl } from 'react-intl'

/** Words one after the other, as the language sets them apart; what is empty is left out. */
export function useWordList() {
  const { formatList } = useIntl()
  return (words: readonly (string | false | null | undefined)[]) =>
    formatList(words.filter((word) => typeof word === 'string' && word !== '') as string[], {
      type: 'unit',
      style: 'short',
    })
}
