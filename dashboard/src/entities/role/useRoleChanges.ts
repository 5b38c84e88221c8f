import { createRole, deleteRole, restoreRoles, type Role, updateRole } from '@data1522/mocks/contract/roles'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import { takenBack, toSend } from '../../core/mutations/taken-back.ts'
import { rolesQuery } from './queries.ts'
import { rolesKey } from './roles-key.ts'

interface RolesPage {
  roles: Role[]
}

/** What somebody writes of a role. */
export type RoleFields = Pick<Role, 'name' | 'rules'>

const fieldsOf = ({ name, rules }: Role): RoleFields => ({ name, rules })

/** Adds, edits and deletes roles, each with a way back. */
export function useRoleChanges() {
  'use memo'
  const text = useText()
  const nameOf = useRoleName()
  const queries = useQueryClient()
  const mayDelete = useCan({ action: 'delete', subject: 'Role' }).isAllowed
  // Permissions name the roles that they are assigned to.
  const change = useChange<RolesPage>(rolesKey, [['permissions']])
  return {
    /** Adds a role; throws what the server refuses. */
    add: (fields: RoleFields) =>
      change({
        mutationFn: () => call(createRole, { body: fields }),
        throwsOnFailure: true,
        successMessage: ({ name }) => text('roles.added', { role: nameOf(name) }),
        undo: mayDelete ? ({ id }) => call(deleteRole, { params: { id } }) : undefined,
      }),
    /** Edits a role; throws what the server refuses. */
    save: (role: Role, fields: RoleFields) => {
      const put = (body: Partial<RoleFields>) => call(updateRole, { params: { id: role.id }, body })
      const current = async () => {
        const { roles } = await queries.fetchQuery({ ...rolesQuery(), staleTime: 0 })
        return roles.find(({ id }) => id === role.id)
      }
      return change({
        mutationFn: async () => put(toSend(fieldsOf(role), fields, fieldsOf((await current()) ?? role))),
        throwsOnFailure: true,
        successMessage: () => text('roles.saved', { role: nameOf(fields.name) }),
        undo: async () => {
          const now = await current()
          if (now) await put(takenBack(fieldsOf(role), fields, fieldsOf(now)))
        },
      })
    },
    remove: (role: Role) =>
      change({
        optimisticUpdate: ({ roles }) => ({ roles: roles.filter(({ id }) => id !== role.id) }),
        mutationFn: () => call(deleteRole, { params: { id: role.id } }),
        successMessage: () => text('roles.deleted', { role: nameOf(role.name) }),
        undo: () => call(restoreRoles, { body: { ids: [role.id] } }),
      }),
  }
}
