import { IconX } from '@data1522/design-system/icons'
import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useChange } from '../../../core/mutations/useChange.ts'
import type { ListConfig, ListPage } from '../list-config.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { ListTable } from '../ListTable.tsx'
import { without } from '../query.ts'
import { useList } from '../useList.ts'

export interface Ship {
  id: number
  name: string
  flag: string
  length: number
}

const names = ['Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela', 'Falco', 'Gaivota']
export const ships = names.map((name, at): Ship => ({
  id: at + 1,
  name,
  flag: at % 2 === 0 ? 'Iceland' : 'Brazil',
  length: (at + 1) * 10,
}))

/** The ships that were sent away, as a server would know. */
export const gone = new Set<number>()
export const simulatedErrors = { isRefusing: false }

/** A list for tests, whose server is in this file; words are borrowed from the users'. */
export const shipList = {
  id: 'ships',
  path: '/apps/logistics/fleet',
  key: ['ships'],
  load: async ({ q, sortBy, orderBy, page, itemsPerPage, filters }) => {
    const found = ships
      .filter(
        ({ id, name, flag }) => !gone.has(id) && name.includes(q ?? '') && flag.includes(filters.flag ?? ''),
      )
      .toSorted((a, b) => (sortBy ? (orderBy === 'desc' ? b.length - a.length : a.length - b.length) : 0))
    const size = itemsPerPage > 0 ? itemsPerPage : found.length
    return { rows: found.slice((page - 1) * size, page * size), total: found.length, page }
  },
  rowId: ({ id }) => String(id),
  rowName: ({ name }) => name,
  href: ({ id }) => `/apps/logistics/fleet/${id}`,
  columns: () => [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      value: ({ name }) => name,
      cell: ({ id, name }) => <Link href={`/apps/logistics/fleet/${id}`}>{name}</Link>,
    },
    {
      id: 'length',
      header: 'Length',
      isSortable: true,
      value: (ship) => ship.length,
      cell: (ship) => ship.length,
    },
    { id: 'flag', header: 'Flag', value: (ship) => ship.flag, cell: (ship) => ship.flag },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'flag',
      label: 'users.column.country',
      allLabel: 'users.allRoles',
      options: ['Iceland', 'Brazil'],
      optionLabel: (flag) => flag,
    },
  ],
  pageSize: 5,
  quickView: ({ row }) => <Text>{row.flag}</Text>,
  labels: {
    title: 'users.title',
    search: 'users.search',
    searchHint: 'users.searchHint',
    failed: 'users.loadFailed',
    empty: 'users.empty',
    emptyText: 'users.emptyText',
    noMatch: 'users.noMatch',
    noMatchText: 'users.noMatchText',
    fileName: 'users.fileName',
  },
} satisfies ListConfig<Ship>

/** The list with what a screen puts around it: a way to send a ship away, and to take that back. */
export function Ships() {
  const list = useList<Ship>(shipList)
  const change = useChange<ListPage<Ship>>(shipList.key)
  const send = (ship: Ship) => {
    list.selection.drop([ship])
    void change({
      optimisticUpdate: without(({ id }) => id === ship.id),
      mutationFn: async () => {
        if (simulatedErrors.isRefusing) throw new Error('refused')
        gone.add(ship.id)
      },
      successMessage: () => `${ship.name} left`,
      undo: async () => gone.delete(ship.id),
    })
  }
  return (
    <>
      <ExportMenu list={list} />
      <ListTable
        list={list}
        rowActions={() => [
          {
            id: 'row',
            entries: [
              { id: 'quickView', label: 'Peek' },
              { id: 'leave', label: 'Leave' },
            ],
          },
        ]}
        bulkActions={[{ id: 'none', label: 'Nothing', icon: IconX, onPress: () => undefined }]}
        onRowAction={(action, ship) =>
          action === 'quickView'
            ? list.set({ quickView: String(ship.id) }, { isReplacing: true })
            : send(ship)
        }
      />
    </>
  )
}

/** What the product has around its screens. */
export function Around({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const text = useText()
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <LinkRouter navigate={(href) => void navigate(href)} useHref={useHref}>
        {children}
        <ToastRegion label={text('records.views')} />
      </LinkRouter>
    </QueryClientProvider>
  )
}
