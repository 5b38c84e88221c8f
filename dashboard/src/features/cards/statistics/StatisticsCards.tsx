import { queryClient } from '../../../core/api/query-client.ts'
import { analyticsQuery, crmQuery, ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { MONTH } from '../live/LiveCards.tsx'
import { CardSections } from '../shared/CardSections.tsx'
import { beside } from './sections/beside.ts'
import { charts } from './sections/charts.ts'
import { courses } from './sections/courses.ts'
import { numbers } from './sections/numbers.ts'
import { people } from './sections/people.ts'
import { shares } from './sections/shares.ts'

/** What figures need, from one that stands alone to one over a chart. */
export const statisticsSections = [numbers, beside, courses, shares, charts, people]

/** Cards that say a figure, and what moved it. */
export const StatisticsCards = () => <CardSections sections={statisticsSections} />

/** Fetches what the first row shows beside the code that draws it. */
export const prefetchStatisticsCards = () =>
  Promise.all([
    queryClient.prefetchQuery(analyticsQuery('traffic', MONTH)),
    queryClient.prefetchQuery(ecommerceQuery('profit', MONTH)),
    queryClient.prefetchQuery(crmQuery('week', MONTH)),
    queryClient.prefetchQuery(ecommerceQuery('statistics', MONTH)),
  ])
