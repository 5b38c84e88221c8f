import { Skeleton } from '@data1522/design-system/Skeleton'
import { useIsFetching } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'

const day = { day: 'numeric', month: 'short' } as const

interface StampProps {
  view: PartView | undefined
  /** Whether they are refreshed every minute. */
  isLive?: boolean
}

/** When the figures were taken, and the period they are compared with. */
export function Stamp({ view, isLive = false }: StampProps) {
  const text = useText()
  const { time } = useFormats()
  const { formatDate, formatDateTimeRange } = useIntl()
  const isFetching = useIsFetching({ queryKey: ['dashboards'] }) > 0
  if (!view) return isFetching ? <Skeleton width={280} /> : text('dashboards.notTaken')
  const { asOf, compared } = view
  const said = { time: time(asOf), date: formatDate(asOf, day) }
  const stampOf = (stamp: string) => (isLive ? text('dashboards.live', { stamp }) : stamp)
  if (!compared) return stampOf(text('dashboards.asOf', said))
  const options = { ...day, year: 'numeric', timeZone: 'UTC' } as const
  const days = formatDateTimeRange(new Date(compared.from), new Date(compared.to), options)
  return stampOf(text('dashboards.asOfAgainst', { ...said, days }))
}
