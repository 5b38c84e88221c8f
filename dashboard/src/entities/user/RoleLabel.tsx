import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { UserRole } from '@data1522/mocks/contract/users'
import { useText } from '../../core/i18n/useText.ts'
import { roleMeta } from './status-meta.ts'

/** A role's picture and name. */
export function RoleLabel({ role }: { role: UserRole }) {
  const text = useText()
  return (
    <Inline gap={8} isWrapping={false}>
      <IconTile {...roleMeta[role]} size={28} />
      <Text as="span" weight="medium" isTruncated>
        {text(`users.role.${role}`)}
      </Text>
    </Inline>
  )
}
