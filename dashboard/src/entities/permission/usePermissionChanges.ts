import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import {
  createPermission,
  deletePermission,
  deletePermissions,
  listPermissions,
  type Permission,
  restorePermissions,
  updatePermission,
} from '@data1522/mocks/contract/permissions'
import { call } from '../../core/api/client.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without } from '../../shared/list/query.ts'
import { takenBack, toSend } from '../../core/mutations/taken-back.ts'
import { permissionsKey } from './queries.ts'

/** What somebody writes of a permission. */
export type PermissionFields = Pick<Permission, 'name' | 'assignedTo' | 'isCore'>

const fieldsOf = ({ name, assignedTo, isCore }: Permission): PermissionFields => ({
  name,
  assignedTo,
  isCore,
})

/** Adds, edits and deletes permissions, each with a way back. */
export function usePermissionChanges() {
  'use memo'
  const text = useText()
  const mayDelete = useCan({ action: 'delete', subject: 'Permission' }).isAllowed
  const change = useChange<ListPage<Permission>>(permissionsKey)
  return {
    /** Adds a permission, and gives its id; throws what the server refuses. */
    add: async (fields: PermissionFields) => {
      let added: Permission | undefined
      await change({
        mutationFn: async () => (added = await call(createPermission, { body: fields })),
        throwsOnFailure: true,
        successMessage: ({ name }) => text('permissions.added', { name }),
        // A core permission cannot be deleted, so adding one cannot be taken back by that.
        undo:
          mayDelete && !fields.isCore ? ({ id }) => call(deletePermission, { params: { id } }) : undefined,
      })
      return added!.id
    },
    /** Edits a permission; throws what the server refuses. */
    save: (permission: Permission, fields: PermissionFields) => {
      const put = (body: Partial<PermissionFields>) =>
        call(updatePermission, { params: { id: permission.id }, body })
      const current = async () => {
        const { permissions } = await call(listPermissions, { query: { itemsPerPage: ALL_ITEMS } })
        return permissions.find(({ id }) => id === permission.id)
      }
      return change({
        mutationFn: async () =>
          put(toSend(fieldsOf(permission), fields, fieldsOf((await current()) ?? permission))),
        throwsOnFailure: true,
        successMessage: () => text('permissions.saved', { name: fields.name }),
        undo: async () => {
          const now = await current()
          if (now) await put(takenBack(fieldsOf(permission), fields, fieldsOf(now)))
        },
      })
    },
    remove: (permissions: readonly Permission[]) => {
      const ids = permissions.map(({ id }) => id)
      return change({
        optimisticUpdate: without(({ id }) => ids.includes(id)),
        mutationFn: () => call(deletePermissions, { body: { ids } }),
        successMessage: ({ ids: gone }) => {
          const first = permissions.find(({ id }) => gone.includes(id))
          return first && text('permissions.deleted', { count: gone.length, name: first.name })
        },
        undo: ({ ids: gone }) => call(restorePermissions, { body: { ids: gone } }),
      })
    },
  }
}
