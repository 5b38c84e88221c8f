import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../locale/LocaleProvider.tsx'

/** Which rows of how many a page shows, from 1, and the same in words and figures of the language. */
export function usePageRange(page: number, pageSize: number, total: number) {
  const messages = useMessages()
  const { locale } = useLocale()
  const format = (value: number) => new Intl.NumberFormat(locale).format(value)
  const first = (page - 1) * pageSize + 1
  // With more rows on a page there are fewer pages, and the one on show may be past them until the last has come.
  const said = Math.min(first, Math.max(0, Math.ceil(total / pageSize) - 1) * pageSize + 1)
  const last = Math.min(total, said + pageSize - 1)
  return { first, format, words: messages.pageRange(format(said), format(last), format(total)) }
}
