import { download } from '@data1522/design-system/download'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { listUsers, type User, type UserQuery } from '@data1522/mocks/contract/users'
import { call } from '../../../api/client.ts'
import { toCsv } from '../../../app/files/csv.ts'
import type { useText } from '../../../app/intl/useText.ts'

/** Saves every user that a query lets pass, on all its pages, as a file for spreadsheets; gives their number. */
export async function exportUsers(query: UserQuery, text: ReturnType<typeof useText>) {
  const columns: [string, (user: User) => string][] = [
    [text('users.column.user'), (user) => user.fullName],
    [text('users.email'), (user) => user.email],
    [text('users.column.role'), (user) => text(`users.role.${user.role}`)],
    [text('users.column.plan'), (user) => text(`users.plan.${user.currentPlan}`)],
    [text('users.column.company'), (user) => user.company],
    [text('users.column.country'), (user) => user.country],
    [text('users.column.status'), (user) => text(`users.status.${user.status}`)],
  ]
  const { users } = await call(listUsers, { query: { ...query, page: 1, itemsPerPage: ALL_ITEMS } })
  const rows = users.map((user) => columns.map(([, read]) => read(user)))
  download(`${text('users.fileName')}.csv`, toCsv([columns.map(([name]) => name), ...rows]))
  return users.length
}
