import { href } from 'react-router-dom'
import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Role } from '@data1522/mocks/contract/roles'
import { useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useRoleName } from '../../../core/auth/useRoleName.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { roleMetaOf } from '../role-meta.ts'
import { shareOf } from '../../../entities/role/rights.ts'
import { useRoleDialog } from '../useRoleDialog.ts'
import { RoleMenu } from './RoleMenu.tsx'

/** One role: who has it, how much it allows, and what can be done with it. */
export function RoleCard({ role }: { role: Role }) {
  const text = useText()
  const nameOf = useRoleName()
  const titleId = useId()
  const { open } = useRoleDialog()
  const { given, total } = shareOf(role.rules)
  const name = nameOf(role.name)
  const label = text('roles.edit')
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={name}
        subtitle={role.userRole ? text(`users.role.${role.userRole}`) : text('roles.nobodys')}
        start={<IconTile {...roleMetaOf(role)} />}
        actions={<RoleMenu role={role} />}
      />
      <Stack gap={16}>
        <Inline gap={12} justify="between">
          {role.userRole && role.userCount > 0 ? (
            <Link href={`${href('/apps/roles')}?role=${role.userRole}#users`}>
              {text('roles.count', { count: role.userCount })}
            </Link>
          ) : (
            <Text as="span" ink="muted">
              {text('roles.count', { count: role.userCount })}
            </Text>
          )}
          {role.members.length > 0 && (
            <AvatarGroup
              label={text('roles.membersOf', { role: name })}
              people={role.members.map(({ id, fullName, avatar }) => ({
                id: String(id),
                name: fullName,
                src: avatar,
              }))}
              total={role.userCount}
              max={5}
            />
          )}
        </Inline>
        <Meter
          label={text('roles.rights')}
          value={given}
          max={total}
          tone="primary"
          valueText={text('roles.rightsGiven', { given, total })}
        />
        <Inline>
          <Can action="update" subject="Role" label={text('roles.editRole', { role: name })}>
            {(isDisabled) => (
              <Button
                size="small"
                start={<Icon icon={IconPencil} size={16} />}
                aria-label={text('roles.editRole', { role: name })}
                isDisabled={isDisabled}
                onPress={() => open('edit', role.id)}
              >
                {label}
              </Button>
            )}
          </Can>
        </Inline>
      </Stack>
    </Card>
  )
}
