import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { areSameDays, type DashboardDays } from '../../../entities/dashboard/period.ts'
import type { LoadedPart } from '../../../entities/dashboard/queries.ts'
import type { DashboardSpec } from './dashboard.ts'

/** When the figures of a period were taken, from any loaded part of the dashboard. */
export function useLoadedView(dashboard: DashboardSpec['id'], days: DashboardDays) {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (notify: () => void) => cache.subscribe(notifyManager.batchCalls(notify)),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => {
    const loaded = cache
      .findAll({ queryKey: ['dashboards', dashboard] })
      .find(({ queryKey: [, , , asked], state }) => state.data && areSameDays(asked as DashboardDays, days))
    return (loaded?.state.data as LoadedPart<unknown> | undefined)?.view
  })
}
