import { queryClient } from '../../../core/api/query-client.ts'
import { coursesQuery } from '../../../entities/course/queries.ts'
import { ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { someUsersQuery } from '../../../entities/user/some-users-query.ts'
import { MONTH } from '../live/LiveCards.tsx'
import { CardSections } from '../shared/CardSections.tsx'
import { basicSections } from './basic-sections.ts'

/** Cards that any page is made of: a picture, a person, a text, tabs. */
export const BasicCards = () => <CardSections sections={basicSections} />

/** Fetches what its cards show beside the code that draws them. */
export const prefetchBasicCards = () =>
  Promise.all([
    queryClient.prefetchQuery(ecommerceQuery('popularProducts', MONTH)),
    queryClient.prefetchQuery(coursesQuery({ page: 1, itemsPerPage: 2 })),
    queryClient.prefetchQuery(someUsersQuery(5)),
  ])
