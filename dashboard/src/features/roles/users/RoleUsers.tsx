import { Heading } from '@data1522/design-system/Heading'
import { IconEye, IconUserCog } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import type { User } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { rolesQuery } from '../../../entities/role/queries.ts'
import { userHref } from '../../../entities/user/columns.tsx'
import { roleUserList } from './definition.ts'
import { useUserChanges } from '../../../entities/user/useUserChanges.ts'

const GiveRoleDialog = lazy(async () => ({ default: (await import('./GiveRoleDialog.tsx')).GiveRoleDialog }))

/** Who has which role; one or many can be given another. */
export function RoleUsers() {
  const list = useList<User>(roleUserList)
  const { text } = list.tools
  const { changeRole } = useUserChanges()
  const { data } = useQuery(rolesQuery())
  const [asked, setAsked] = useState<{ users: readonly User[]; isOpen: boolean }>({
    users: [],
    isOpen: false,
  })
  const ask = (users: readonly User[]) => setAsked({ users, isOpen: true })
  const mayUpdate = useCan({ action: 'update', subject: 'User' }).isAllowed
  const changes = mayUpdate ? [{ id: 'role', label: text('roles.give'), icon: IconUserCog }] : []
  return (
    <Stack gap={16} as="section">
      <Inline justify="between" gap={12}>
        <Heading level={2} id="users">
          {text('roles.users')}
        </Heading>
        <ExportMenu list={list} />
      </Inline>
      <ListTable
        list={list}
        rowActions={(user) => [
          {
            id: 'row',
            entries: [
              { id: 'view', label: text('users.view'), icon: IconEye, href: userHref(user) },
              ...changes,
            ],
          },
        ]}
        quickActions={() => changes}
        quickRoom={1}
        onRowAction={(action, user) => {
          if (action === 'role') ask([user])
        }}
        bulkActions={changes.map((one) => ({ ...one, onPress: () => ask(list.selection.rows()) }))}
      />
      <WhenOpened isOpen={asked.isOpen}>
        <GiveRoleDialog
          users={asked.users}
          roles={data?.roles ?? []}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onGive={(role) => changeRole(asked.users, role)}
        />
      </WhenOpened>
    </Stack>
  )
}
