import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { RoleName } from '@data1522/mocks/contract/roles'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { useText } from '../../core/i18n/useText.ts'

const tones = {
  administrator: 'danger',
  manager: 'primary',
  users: 'warning',
  support: 'success',
  'restricted-user': 'info',
} as const satisfies Record<RoleName, string>

/** The roles that have a permission, each in its colour. */
export function RoleChips({ roles }: { roles: readonly string[] }) {
  const text = useText()
  const nameOf = useRoleName()
  if (roles.length === 0)
    return (
      <Text as="span" ink="subtle">
        {text('permissions.toNobody')}
      </Text>
    )
  return (
    <Inline gap={6}>
      {roles.map((role) => (
        <Chip key={role} tone={tones[role as RoleName] ?? 'neutral'} size="small">
          {nameOf(role)}
        </Chip>
      ))}
    </Inline>
  )
}
