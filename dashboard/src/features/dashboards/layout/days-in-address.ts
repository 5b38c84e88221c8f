import {
  DASHBOARD_PERIODS,
  type DashboardPeriod,
  LONGEST_DASHBOARD_DAYS,
} from '@data1522/mocks/contract/dashboards'
import { countDays, type DashboardDays, isDay } from '../../../entities/dashboard/period.ts'
import { choice, type Parameter, valuesIn, wholeNumber } from '../../../core/router/useAddressState.ts'

const day: Parameter<string | null> = {
  read: (written) => (written !== null && isDay(written) ? written : null),
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

const areShown = (from: string, to: string) => from <= to && countDays(from, to) <= LONGEST_DASHBOARD_DAYS

/** The days as the calls take them: always the same for the same days. */
export const daysOf = ({ period, from, to, vs }: Written): DashboardDays => ({
  ...(from && to && areShown(from, to) ? { from, to } : { period: period as DashboardPeriod }),
  ...(vs && { compare: vs }),
})

/** The days that a search of the address says. */
export const daysInSearch = (search: string, usual: DashboardPeriod) =>
  daysOf(valuesIn<Written>(new URLSearchParams(search), daysParameters(usual)))
