import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { rolesQuery } from '../../../entities/role/queries.ts'
import { useRoleDialog } from '../useRoleDialog.ts'

const RoleDialog = lazy(async () => ({
  default: (await import('../../../entities/role/RoleDialog.tsx')).RoleDialog,
}))

/** The dialog about a role that the address asks for, once the roles are there. */
export function RoleDialogs() {
  const { dialog, id: asked, close } = useRoleDialog()
  const { data } = useQuery(rolesQuery())
  const role = data?.roles.find(({ id }) => id === asked)
  const isAdding = dialog === 'add' && data !== undefined
  const isEditing = dialog === 'edit' && role !== undefined
  return (
    <>
      <WhenOpened isOpen={isAdding}>
        <RoleDialog from={role} isOpen={isAdding} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={isEditing}>
        {role && <RoleDialog role={role} isOpen={isEditing} onClose={close} />}
      </WhenOpened>
    </>
  )
}
