import { userHref } from '../../../entities/user/user-href.ts'
import { Heading } from '@data1522/design-system/Heading'
import { IconEye, IconUserCog } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import type { User } from '@data1522/mocks/contract/users'
import { useState } from 'react'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { ExportMenu } from '../../../shared/list/exports/ExportMenu.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import { useList } from '../../../shared/list/useList.ts'
import { ChangeRole } from '../../../entities/user/ChangeRole.tsx'
import { roleUserList } from './list-config.ts'
import { useUserChanges } from '../../../entities/user/useUserChanges.ts'

/** Who has which role; one or many can be given another. */
export function RoleUsers() {
  const list = useList<User>(roleUserList)
  const { text } = list.tools
  const { changeRole } = useUserChanges()
  const [asked, setAsked] = useState<readonly User[] | null>(null)
  const refused = useRefusals()
  const change = {
    id: 'role',
    label: text('users.changeRole'),
    icon: IconUserCog,
    ...refused({ action: 'update', subject: 'User' }),
  }
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
            entries: [{ id: 'view', label: text('users.view'), icon: IconEye, href: userHref(user) }, change],
          },
        ]}
        quickActions={() => [change]}
        quickRoom={1}
        onRowAction={(action, user) => {
          if (action === 'role') setAsked([user])
        }}
        bulkActions={[{ ...change, onPress: () => setAsked(list.selection.rows()) }]}
      />
      <ChangeRole users={asked} onClose={() => setAsked(null)} onChoose={changeRole} />
    </Stack>
  )
}
