import { Button } from '@data1522/design-system/Button'
import { type ColumnLayout, DataTable } from '@data1522/design-system/DataTable'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconEye,
  IconMail,
  IconPlus,
  IconTrash,
  IconUpload,
  IconUserCog,
} from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { User } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DocumentTitle } from '../../../app/intl/DocumentTitle.tsx'
import { useText } from '../../../app/intl/useText.ts'
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts'
import { useUserChanges } from '../changes/useUserChanges.ts'
import { usersQuery } from '../queries.ts'
import { AddUser } from './AddUser.tsx'
import { ChangeRole } from '../changes/ChangeRole.tsx'
import { userColumns } from './columns.tsx'
import { useExport } from './useExport.ts'
import { UserFilters } from './UserFilters.tsx'
import { UserTiles } from './UserTiles.tsx'
import { useSelection } from './useSelection.ts'
import { useUserList } from './useUserList.ts'

/** Everyone who can sign in: found, filtered, sorted, changed, added. */
export function UserList() {
  const text = useText()
  const navigate = useNavigate()
  const list = useUserList()
  const { state, query, isFiltered, set } = list
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(query))
  const selection = useSelection(data?.users)
  const changes = useUserChanges()
  const exporting = useExport(query)
  const setAdding = (isAdding: boolean) => set({ add: isAdding ? 'user' : null }, { isReplacing: true })
  const [roleFor, setRoleFor] = useState<readonly User[] | null>(null)
  const [columnLayout, setColumnLayout] = useState<ColumnLayout>({})
  // The same ones from render to render, so that a row is drawn anew only when it changes.
  const columns = useMemo(() => userColumns(text), [text])
  useShortcuts([{ id: 'add', label: text('users.add'), keys: ['n'], run: () => setAdding(true) }])

  const remove = (users: readonly User[]) => {
    selection.drop(users)
    void changes.remove(users)
  }
  const rowActions = (user: User) => [
    {
      id: 'row',
      entries: [
        { id: 'view', label: text('users.view'), icon: IconEye },
        { id: 'role', label: text('users.changeRole'), icon: IconUserCog },
        { id: 'mail', label: text('users.write'), icon: IconMail, href: `mailto:${user.email}` },
        { id: 'delete', label: text('users.delete'), icon: IconTrash, tone: 'danger' as const },
      ],
    },
  ]
  const onRowAction = (action: string, user: User) => {
    if (action === 'view') void navigate(`/apps/user/view/${user.id}`)
    if (action === 'role') setRoleFor([user])
    if (action === 'delete') remove([user])
  }
  const addButton = (
    <Button
      variant="solid"
      tone="primary"
      start={<Icon of={IconPlus} size={18} />}
      onPress={() => setAdding(true)}
    >
      {text('users.add')}
    </Button>
  )
  return (
    <>
      <DocumentTitle title={text('users.title')} />
      <PageHeader
        title={text('users.title')}
        lede={text('users.lede')}
        actions={
          <>
            <Button
              start={<Icon of={IconUpload} size={18} />}
              isPending={exporting.isPending}
              onPress={exporting.start}
            >
              {text('users.export')}
            </Button>
            {addButton}
          </>
        }
      />
      <Stack gap="gap">
        <UserTiles />
        <DataTable<User>
          label={text('users.title')}
          columns={columns}
          rows={data?.users}
          rowId={(user) => String(user.id)}
          rowName={(user) => user.fullName}
          state={
            isError && !data
              ? 'failed'
              : !data
                ? 'loading'
                : isPlaceholderData || isFetching
                  ? 'refreshing'
                  : 'ready'
          }
          error={{
            title: text('users.loadFailed'),
            text: text('users.loadFailedText'),
            onRetry: () => void refetch(),
          }}
          emptyForever={
            <EmptyState title={text('users.empty')} illustration="empty" actions={addButton}>
              {text('users.emptyText')}
            </EmptyState>
          }
          emptyByFilter={
            <EmptyState
              title={text('users.noMatch')}
              illustration="search"
              actions={<Button onPress={list.clearFilters}>{text('users.clearFilters')}</Button>}
            >
              {text('users.noMatchText')}
            </EmptyState>
          }
          isFiltered={isFiltered}
          sorts={state.sort ? [{ column: state.sort, direction: state.order ?? 'asc' }] : undefined}
          onSortsChange={([sort]) =>
            set({
              sort: (sort?.column ?? null) as typeof state.sort,
              order: sort?.direction === 'desc' ? 'desc' : null,
              page: 1,
            })
          }
          page={data?.page ?? state.page}
          onPageChange={(page) => set({ page })}
          pageSize={state.size}
          onPageSizeChange={(size) => set({ size, page: 1 })}
          total={data?.totalUsers}
          selectedIds={selection.ids}
          onSelectionChange={selection.select}
          bulkActions={[
            {
              id: 'mail',
              label: text('users.write'),
              icon: IconMail,
              onPress: () => location.assign(selection.mailAddress()),
            },
            {
              id: 'role',
              label: text('users.changeRole'),
              icon: IconUserCog,
              onPress: () => setRoleFor(selection.users()),
            },
            {
              id: 'delete',
              label: text('users.delete'),
              icon: IconTrash,
              tone: 'danger',
              onPress: () => remove(selection.users()),
            },
          ]}
          rowActions={rowActions}
          onRowAction={onRowAction}
          columnLayout={{ ...columnLayout, hidden: state.hide }}
          onColumnLayoutChange={({ hidden = [], ...layout }) => {
            setColumnLayout(layout)
            set({ hide: hidden as typeof state.hide }, { isReplacing: true })
          }}
          density={state.rows ?? undefined}
          onDensityChange={(rows) => set({ rows }, { isReplacing: true })}
          toolbar={<UserFilters list={list} />}
        />
      </Stack>
      <AddUser isOpen={state.add !== null} onOpenChange={setAdding} />
      <ChangeRole
        users={roleFor}
        onClose={() => setRoleFor(null)}
        onChoose={(users, role) => void changes.changeRole(users, role)}
      />
    </>
  )
}
