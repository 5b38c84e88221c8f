import { toasts } from '@data1522/design-system/toasts'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureText } from '../../../../core/errors/failure-text.ts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Fetches what a card shows anew, and says how that went; where it fails, what was shown stays. */
export function useRefresh(name: string, query: Pick<UseQueryResult, 'refetch' | 'isError'>) {
  const text = useText()
  const refresh = async () => {
    const { isError, error } = await query.refetch()
    if (!isError) return
    toasts.show({
      tone: 'danger',
      title: () => text('actionCards.notRefreshed', { name }),
      description: () => failureText(error),
    })
  }
  return { refresh, doneLabel: query.isError ? undefined : text('actionCards.upToDate') }
}
