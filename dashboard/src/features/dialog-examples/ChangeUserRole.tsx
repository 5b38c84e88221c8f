import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { RoleDialog } from '../../entities/user/RoleDialog.tsx'
import { useUserChanges } from '../../entities/user/useUserChanges.ts'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'
import { exampleUserQuery } from './queries.ts'

/** Gives a user another role. */
export function ChangeUserRole(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(exampleUserQuery())
  const { changeRole } = useUserChanges()
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.changeRole.title')}>
      {(user) => <RoleDialog {...dialog} users={[user]} onChoose={changeRole} />}
    </OnceLoaded>
  )
}
