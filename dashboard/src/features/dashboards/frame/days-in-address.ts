import { DASHBOARD_PERIODS, type DashboardPeriod } from '@data1522/mocks/contract/dashboards'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import { choice, type Parameter, valuesIn, wholeNumber } from '../../../core/router/useAddressState.ts'

const day: Parameter<string | null> = {
  read: (written) => (/^\d{4}-\d{2}-\d{2}$/.test(written ?? '') ? written : null),
  write: (value) => value,
}

/** What the address says of the days of a dashboard, which shows so many unless it says otherwise. */
export const daysParameters = (usual: DashboardPeriod) => ({
  period: wholeNumber(usual, DASHBOARD_PERIODS),
  from: day,
  to: day,
  vs: choice(['year', 'none'] as const),
})

type Written = { period: number; from: string | null; to: string | null; vs: 'year' | 'none' | null }

/** The days as the calls take them: always the same for the same days. */
export const daysOf = ({ period, from, to, vs }: Written): DashboardDays => ({
  ...(from && to && from <= to ? { from, to } : { period: period as DashboardPeriod }),
  ...(vs && { compare: vs }),
})

/** The days that a search of the address says. */
export const daysInSearch = (search: string, usual: DashboardPeriod) =>
  daysOf(valuesIn<Written>(new URLSearchParams(search), daysParameters(usual)))
