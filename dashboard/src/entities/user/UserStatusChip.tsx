import { Chip } from '@data1522/design-system/Chip'
import type { UserStatus } from '@data1522/mocks/contract/users'
import { useText } from '../../core/i18n/useText.ts'
import { statusTones } from './status-meta.ts'

/** A user's status, in its colour. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const text = useText()
  return (
    <Chip tone={statusTones[status]} hasDot>
      {text(`users.status.${status}`)}
    </Chip>
  )
}
