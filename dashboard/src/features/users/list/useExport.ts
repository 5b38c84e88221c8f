import { toasts } from '@data1522/design-system/toasts'
import type { UserQuery } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { useText } from '../../../app/intl/useText.ts'

/** Saves every user that the filters let pass, not only this page; its code comes when it is asked for. */
export function useExport(query: UserQuery) {
  const text = useText()
  const [isPending, setPending] = useState(false)
  const start = async () => {
    setPending(true)
    try {
      const { exportUsers } = await import('./export-users.ts')
      const count = await exportUsers(query, text)
      toasts.show({ tone: 'success', title: text('users.exported', { count }) })
    } catch {
      toasts.show({
        tone: 'danger',
        title: text('users.exportFailed'),
        description: text('users.loadFailedText'),
      })
    } finally {
      setPending(false)
    }
  }
  return { isPending, start: () => void start() }
}
