import { queryClient } from '../../../core/api/query-client.ts'
import { analyticsQuery, ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { MONTH } from '../live/LiveCards.tsx'
import { CardSections } from '../shared/CardSections.tsx'
import { actionSections } from './action-sections.ts'

/** What can be done with a card. */
export const CardActions = () => <CardSections sections={actionSections} />

/** Fetches what its cards show beside the code that draws them. */
export const prefetchCardActions = () =>
  Promise.all([
    queryClient.prefetchQuery(analyticsQuery('sourceVisits', MONTH)),
    queryClient.prefetchQuery(analyticsQuery('campaigns', MONTH)),
    queryClient.prefetchQuery(ecommerceQuery('week', MONTH)),
    queryClient.prefetchQuery(ecommerceQuery('popularProducts', MONTH)),
    queryClient.prefetchQuery(analyticsQuery('countries', MONTH)),
  ])
