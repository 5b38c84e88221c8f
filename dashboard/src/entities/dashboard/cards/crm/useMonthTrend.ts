import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'
import { type Trend, useTrend } from '../../card/useTrend.ts'

interface MonthFigure {
  readonly month: string
  readonly value: number
}

interface MonthTrend {
  readonly change?: Trend
  readonly changeNote?: string
}

/** The last two of some months that are over; the last of all is still going on. */
export const wholeMonths = (months: readonly MonthFigure[]) => months.slice(-3, -1)

/** How a figure moved from one month to the next, as a card says it; nothing where there is nothing to compare with. */
export function useMonthTrend() {
  'use memo'
  const text = useText()
  const trend = useTrend()
  const { formatDate } = useIntl()
  const nameOf = ({ month }: MonthFigure) => formatDate(`${month}-01`, { month: 'long', timeZone: 'UTC' })
  return ([before, last]: readonly MonthFigure[]): MonthTrend => {
    if (!before || !last || before.value === 0) return {}
    return {
      change: trend((last.value - before.value) / before.value),
      changeNote: text('crmDashboard.monthAgainst', { month: nameOf(last), before: nameOf(before) }),
    }
  }
}
