import { download } from '@data1522/design-system/download'
import { toasts } from '@data1522/design-system/toasts'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { listUsers, type User, type UserQuery } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useText } from '../../../app/intl/useText.ts'
import { toCsv } from '../../../app/files/csv.ts'

/** Saves every user that the filters let pass, not only this page, as a file for spreadsheets. */
export function useExport(query: UserQuery) {
  const text = useText()
  const [isPending, setPending] = useState(false)
  const columns: [string, (user: User) => string][] = [
    [text('users.column.user'), (user) => user.fullName],
    [text('users.email'), (user) => user.email],
    [text('users.column.role'), (user) => text(`users.role.${user.role}`)],
    [text('users.column.plan'), (user) => text(`users.plan.${user.currentPlan}`)],
    [text('users.column.company'), (user) => user.company],
    [text('users.column.country'), (user) => user.country],
    [text('users.column.status'), (user) => text(`users.status.${user.status}`)],
  ]
  const start = async () => {
    setPending(true)
    try {
      const { users } = await call(listUsers, { query: { ...query, page: 1, itemsPerPage: ALL_ITEMS } })
      const rows = users.map((user) => columns.map(([, read]) => read(user)))
      download(`${text('users.fileName')}.csv`, toCsv([columns.map(([name]) => name), ...rows]))
      toasts.show({ tone: 'success', title: text('users.exported', { count: users.length }) })
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
