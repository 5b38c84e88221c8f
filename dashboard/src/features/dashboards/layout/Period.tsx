import { PeriodPicker } from '@data1522/design-system/PeriodPicker'
import {
  DASHBOARD_PERIODS,
  type DashboardPeriod,
  LONGEST_DASHBOARD_DAYS,
} from '@data1522/mocks/contract/dashboards'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import {
  areSameDays,
  type DashboardDays,
  lastDays,
  periodOf,
  today,
} from '../../../entities/dashboard/period.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'

interface PeriodProps {
  usual: DashboardPeriod
  days: DashboardDays
  view: PartView | undefined
  onChange: (written: {
    period?: number
    from?: string | null
    to?: string | null
    vs?: 'year' | 'none' | null
  }) => void
}

/** The picker for the period of the whole dashboard and its comparison. */
export function Period({ usual, days, view, onChange }: PeriodProps) {
  'use memo'
  const text = useText()
  const { formatDate } = useIntl()
  const own = days.from && days.to ? { start: days.from, end: days.to } : undefined
  // The server's limits count, but not those of an answer for another period.
  const isAnswer = view && areSameDays(view.asked, days)
  const value = isAnswer ? { start: view.from, end: view.to } : (own ?? lastDays(days.period ?? usual))
  const yearBefore = new Date(value.end)
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1)
  const year = formatDate(yearBefore, { year: 'numeric', timeZone: 'UTC' })
  const prefix = text('dashboards.vs')
  return (
    <PeriodPicker
      label={text('dashboards.period')}
      value={value}
      max={today()}
      today={today()}
      min={lastDays(LONGEST_DASHBOARD_DAYS).start}
      presets={[
        ...DASHBOARD_PERIODS.map((count) => ({
          id: `last${count}`,
          label: text('dashboards.lastDays', { count }),
          range: lastDays(count),
        })),
        'thisMonth',
        'lastMonth',
        'thisYear',
      ]}
      onChange={(range) => {
        const period = periodOf(range)
        onChange(
          period ? { period, from: null, to: null } : { period: usual, from: range.start, to: range.end },
        )
      }}
      comparisonLabel={text('dashboards.comparison')}
      comparison={days.compare ?? 'previous'}
      comparisons={[
        {
          id: 'previous',
          label: text('dashboards.previous'),
          shortLabel: text('dashboards.previousShort'),
          prefix,
        },
        {
          id: 'year',
          label: text('dashboards.sameDays', { year }),
          shortLabel: text('dashboards.sameDaysShort', { year }),
          prefix,
        },
        { id: 'none', label: text('dashboards.noComparison'), shortLabel: text('dashboards.noComparison') },
      ]}
      onComparisonChange={(id) => onChange({ vs: id === 'previous' ? null : (id as 'year' | 'none') })}
    />
  )
}
