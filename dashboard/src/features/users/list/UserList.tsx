import { userHref } from '../../../entities/user/user-href.ts'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconEye,
  IconLayoutSidebarRight,
  IconMail,
  IconPlus,
  IconTrash,
  IconUserCog,
} from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { User } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { queryClient } from '../../../core/api/query-client.ts'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { prefetchPage } from '../../../shared/list/query.ts'
import { useList } from '../../../shared/list/useList.ts'
import { writeTo } from '../../../shared/list/write-to.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { ChangeRole } from '../../../entities/user/ChangeRole.tsx'
import { usersSummaryQuery } from '../../../entities/user/queries.ts'
import { useUserChanges } from '../../../entities/user/useUserChanges.ts'
import { AddUser } from './AddUser.tsx'
import { userList } from './list-config.ts'
import { UserTiles } from './UserTiles.tsx'

/** Whether the drawer that adds a user is open. */
const parameters = { add: choice(['user']) }

/** Fetches the page and the figures that an address shows ahead of their time. */
export const prefetchUserList = (search: string): Promise<unknown> =>
  Promise.all([prefetchPage(userList, search), queryClient.prefetchQuery(usersSummaryQuery())])

/** Everyone who can sign in: found, filtered, sorted, changed, added. */
export function UserList() {
  const list = useList<User>(userList)
  const { text } = list.tools
  const { selection } = list
  const [{ add }, set] = useAddressState(parameters)
  const setAdding = (isAdding: boolean) => set({ add: isAdding ? 'user' : null }, { isReplacing: true })
  const changes = useUserChanges()
  const [roleFor, setRoleFor] = useState<readonly User[] | null>(null)
  const mayAdd = useCan({ action: 'create', subject: 'User' }).isAllowed
  const refused = useRefusals()
  useShortcuts(
    mayAdd ? [{ id: 'add', label: text('users.add'), keys: ['n'], run: () => setAdding(true) }] : [],
  )

  const remove = (users: readonly User[]) => {
    selection.drop(users)
    void changes.remove(users)
  }
  const quickView = { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight }
  const mail = { id: 'mail', label: text('users.write'), icon: IconMail }
  const role = {
    id: 'role',
    label: text('users.changeRole'),
    icon: IconUserCog,
    ...refused({ action: 'update', subject: 'User' }),
  }
  const deletion = {
    id: 'delete',
    label: text('users.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'User' }),
  }
  const rowActions = (user: User) => [
    {
      id: 'row',
      entries: [
        { id: 'view', label: text('users.view'), icon: IconEye, href: userHref(user) },
        quickView,
        role,
        { ...mail, href: `mailto:${user.email}` },
        deletion,
      ],
    },
  ]
  const onRowAction = (action: string, user: User) => {
    if (action === 'quickView') list.set({ quickView: userList.rowId(user) }, { isReplacing: true })
    if (action === 'role') setRoleFor([user])
    if (action === 'delete') remove([user])
  }
  const addButton = (
    <Can action="create" subject="User" label={text('users.add')}>
      {(isDisabled) => (
        <Button
          variant="solid"
          tone="primary"
          isDisabled={isDisabled}
          start={<Icon icon={IconPlus} size={18} />}
          onPress={() => setAdding(true)}
        >
          {text('users.add')}
        </Button>
      )}
    </Can>
  )
  return (
    <>
      <DocumentTitle title={text('users.title')} />
      <PageHeader
        title={text('users.title')}
        description={text('users.description')}
        actions={
          <>
            <ExportMenu list={list} />
            {addButton}
          </>
        }
      />
      <Stack gap="gap">
        <UserTiles />
        <ListTable
          list={list}
          addButton={addButton}
          rowActions={rowActions}
          quickActions={() => [quickView, role, deletion]}
          onRowAction={onRowAction}
          bulkActions={[
            { ...mail, onPress: () => writeTo(selection.rows(), list.tools) },
            { ...role, onPress: () => setRoleFor(selection.rows()) },
            { ...deletion, onPress: () => remove(selection.rows()) },
          ]}
        />
      </Stack>
      <AddUser isOpen={mayAdd && add !== null} onOpenChange={setAdding} />
      <ChangeRole users={roleFor} onClose={() => setRoleFor(null)} onChoose={changes.changeRole} />
    </>
  )
}
