import type { SalesWeek } from '@data1522/mocks/contract/dashboards'

/** The day of a week that earned the most. */
export const bestDay = (days: SalesWeek['days']) =>
  days.toSorted((one, other) => other.earning - one.earning)[0]!.date
