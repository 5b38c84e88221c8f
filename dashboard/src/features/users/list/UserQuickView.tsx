import { Avatar } from '@data1522/design-system/Avatar'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { User } from '@data1522/mocks/contract/users'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { RoleLabel } from '../../../entities/user/RoleLabel.tsx'
import { UserStatusChip } from '../../../entities/user/UserStatusChip.tsx'

/** A user in short, beside the list. */
export function UserQuickView({ row: user }: { row: User }) {
  const text = useText()
  const { country } = useFormats()
  const isolated = (value: string) => <Text as="bdi">{value || text('users.unknown')}</Text>
  return (
    <Stack gap={24}>
      <Stack gap={12} align="center">
        <Avatar name={user.fullName} src={user.avatar} size={96} isDecorative />
        <UserStatusChip status={user.status} />
      </Stack>
      <DescriptionList
        items={[
          {
            term: text('userForms.email'),
            description: (
              <Link href={`mailto:${user.email}`}>
                <Text as="bdi">{user.email}</Text>
              </Link>
            ),
          },
          { term: text('users.column.role'), description: <RoleLabel role={user.role} /> },
          { term: text('users.column.plan'), description: isolated(text(`users.plan.${user.currentPlan}`)) },
          { term: text('users.column.company'), description: isolated(user.company) },
          { term: text('userForms.field.contact'), description: isolated(user.contact) },
          {
            term: text('users.column.country'),
            description: isolated(user.country && country(user.country)),
          },
        ]}
      />
    </Stack>
  )
}
