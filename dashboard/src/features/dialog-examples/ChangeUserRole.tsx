import { useText } from '../../core/i18n/useText.ts'
import { RoleDialog } from '../../entities/user/RoleDialog.tsx'
import { useUserChanges } from '../../entities/user/useUserChanges.ts'
import type { ExampleProps } from './examples.ts'
import { OfUser } from './OfUser.tsx'

/** Gives a user another role. */
export function ChangeUserRole(dialog: ExampleProps) {
  const text = useText()
  const { changeRole } = useUserChanges()
  return (
    <OfUser {...dialog} title={text('dialogExamples.changeRole.title')}>
      {(user) => <RoleDialog {...dialog} users={[user]} onChoose={changeRole} />}
    </OfUser>
  )
}
