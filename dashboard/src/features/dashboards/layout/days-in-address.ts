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

/** The period of a dashboard in the address, with a default number of days. */
export const daysParameters = (usual: DashboardPeriod) => ({
  period: wholeNumber(usual, DASHBOARD_PERIODS),
  from: day,
  to: day,
  vs: choice(['year', 'none'] as const),
})

type Written = { period: number; from: string | null; to: string | null; vs: 'year' | 'none' | null }

const areShown = (from: string, to: string) => from <= to && countDays(from, to) <= LONGEST_DASHBOARD_DAYS

/** The period as the API takes it; the same object for the same days. */
export const daysOf = ({ period, from, to, vs }: Written): DashboardDays => ({
  ...(from && to && areShown(from, to) ? { from, to } : { period: period as DashboardPeriod }),
  ...(vs && { compare: vs }),
})

/** The period in the search of an address. */
export const daysInSearch = (search: string, usual: DashboardPeriod) =>
  daysOf(valuesIn<Written>(new URLSearchParams(search), daysParameters(usual)))
