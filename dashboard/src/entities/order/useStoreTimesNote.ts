import { useIntl } from 'react-intl'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** What a zone is called the year round, such as “Pacific Time”; those of the same clock have the same name. */
const nameOf = (timeZone: string | undefined, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value

/** Says whose times those of orders are, to whom the clock shows others. */
export function useStoreTimesNote() {
  const text = useText()
  const { storeZone } = useFormats()
  const { locale, timeZone } = useIntl()
  const zone = nameOf(storeZone, locale)
  return zone && zone !== nameOf(timeZone, locale) ? text('orders.storeTimes', { zone }) : undefined
}
