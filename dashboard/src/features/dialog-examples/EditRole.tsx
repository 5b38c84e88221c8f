import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { rolesQuery } from '../../entities/role/queries.ts'
import { RoleDialog } from '../../entities/role/RoleDialog.tsx'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'

/** Says what people with a role may do: the editors, or who comes first. */
export function EditRole(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(rolesQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.role.title')}>
      {({ roles }) => (
        <RoleDialog {...dialog} role={roles.find(({ userRole }) => userRole === 'editor') ?? roles[0]} />
      )}
    </OnceLoaded>
  )
}
