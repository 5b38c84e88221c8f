import { listFleet } from '@data1522/mocks/contract/logistics'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

const REFRESH = 15_000

/** The vehicles on the road, asked for anew while they are looked at. */
export const fleetQuery = () =>
  queryOptions({
    queryKey: ['vehicles', 'fleet'],
    queryFn: async ({ signal }) => (await call(listFleet, {}, { signal })).vehicles,
    refetchInterval: REFRESH,
  })
