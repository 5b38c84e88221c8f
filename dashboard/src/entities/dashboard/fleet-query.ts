import { listFleet } from '@data1522/mocks/contract/logistics'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { LIVE_REFRESH } from './queries.ts'

/** The vehicles that are on the road, asked for anew while they are looked at. */
export const onRouteVehiclesQuery = () =>
  queryOptions({
    queryKey: ['dashboards', 'fleet'],
    queryFn: async ({ signal }) => (await call(listFleet, {}, { signal })).vehicles,
    refetchInterval: LIVE_REFRESH,
  })
