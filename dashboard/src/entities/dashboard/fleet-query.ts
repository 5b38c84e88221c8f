import { listFleet } from '@data1522/mocks/contract/logistics'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** The vehicles that are on the road. */
export const onRouteVehiclesQuery = () =>
  queryOptions({
    queryKey: ['dashboards', 'fleet'],
    queryFn: async ({ signal }) => (await call(listFleet, {}, { signal })).vehicles,
  })
