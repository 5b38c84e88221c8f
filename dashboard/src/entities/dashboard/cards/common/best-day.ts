import type { SalesWeek } from '@data1522/mocks/contract/dashboards'

/** The day of a week that earned the most; none where nothing was earned. */
export const bestDay = (days: SalesWeek['days']) =>
  days.filter(({ earning }) => earning > 0).toSorted((one, other) => other.earning - one.earning)[0]?.date
