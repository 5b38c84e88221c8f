import { useText } from '../../core/i18n/useText.ts'
import { EditDialog } from '../../entities/user/EditDialog.tsx'
import type { ExampleProps } from './examples.ts'
import { OfUser } from './OfUser.tsx'

/** Changes all that can be changed of a user. */
export function EditUser(dialog: ExampleProps) {
  const text = useText()
  return (
    <OfUser {...dialog} title={text('dialogExamples.user.title')}>
      {(user) => <EditDialog {...dialog} user={user} />}
    </OfUser>
  )
}
