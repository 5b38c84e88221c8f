import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { EditDialog } from '../../entities/user/EditDialog.tsx'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'
import { exampleUserQuery } from './queries.ts'

/** Changes all that can be changed of a user. */
export function EditUser(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(exampleUserQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.user.title')}>
      {(user) => <EditDialog {...dialog} user={user} />}
    </OnceLoaded>
  )
}
