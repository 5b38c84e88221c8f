import type { UseQueryResult } from '@tanstack/react-query'
import { refetchOrNotify } from '../../../../core/errors/refetch-or-notify.ts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Fetches what a card shows anew, and says how that went; where it fails, what was shown stays. */
export function useRefresh(name: string, query: Pick<UseQueryResult, 'refetch' | 'isError'>) {
  const text = useText()
  return {
    refresh: () => refetchOrNotify(query, () => text('actionCards.notRefreshed', { name })),
    doneLabel: query.isError ? undefined : text('actionCards.upToDate'),
  }
}
