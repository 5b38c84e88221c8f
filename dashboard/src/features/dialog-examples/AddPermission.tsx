import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { PermissionDialog } from '../../entities/permission/PermissionDialog.tsx'
import { allPermissionsQuery } from '../../entities/permission/queries.ts'
import type { ExampleProps } from './examples.ts'
import { useControlledState } from './kept.ts'
import { OnceLoaded } from './OnceLoaded.tsx'

/** Names a permission and says who has it; the one that was named here is there to be changed. */
export function AddPermission(dialog: ExampleProps) {
  const text = useText()
  const { permissionId, setPermission } = useControlledState()
  const query = useQuery(allPermissionsQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.permission.title')}>
      {(permissions) => (
        <PermissionDialog
          {...dialog}
          permission={permissions.find(({ id }) => id === permissionId)}
          onAdded={setPermission}
        />
      )}
    </OnceLoaded>
  )
}
