import { Skeleton } from '@data1522/design-system/Skeleton'
import { useIsFetching } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'

const day = { day: 'numeric', month: 'short' } as const

/** When the figures were taken, and against which days they are held. */
export function Stamp({ view }: { view: PartView | undefined }) {
  const text = useText()
  const { time } = useFormats()
  const { formatDate, formatDateTimeRange } = useIntl()
  const isFetching = useIsFetching({ queryKey: ['dashboards'] }) > 0
  if (!view) return isFetching ? <Skeleton width={280} /> : text('dashboards.notTaken')
  const { asOf, compared } = view
  const said = { time: time(asOf), date: formatDate(asOf, day) }
  if (!compared) return text('dashboards.asOf', said)
  const options = { ...day, year: 'numeric', timeZone: 'UTC' } as const
  const days = formatDateTimeRange(new Date(compared.from), new Date(compared.to), options)
  return text('dashboards.asOfAgainst', { ...said, days })
}
