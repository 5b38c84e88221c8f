import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../locale/LocaleProvider.tsx'

/** Which rows of how many a page shows, from 1, and the same in words and figures of the language. */
export function usePageRange(page: number, pageSize: number, total: number) {
  const messages = useMessages()
  const { locale } = useLocale()
  const format = (value: number) => new Intl.NumberFormat(locale).format(value)
  // With more rows on a page there are fewer pages, of which the one on show may be none.
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  const first = (shown - 1) * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  return { first, format, words: messages.pageRange(format(first), format(last), format(total)) }
}
