import {
  listPermissions,
  type Permission,
  PERMISSION_KINDS,
  type PermissionKind,
  type PermissionQuery,
} from '@data1522/mocks/contract/permissions'
import { call } from '../../core/api/client.ts'
import type { ListConfig } from '../../shared/list/list-config.ts'
import { permissionColumns, roleName } from './columns.tsx'
import { permissionsKey } from '../../entities/permission/queries.ts'

/** The list of everything that can be allowed by name, which can be filtered by the roles that there are. */
export const permissionList = (roles: readonly string[] | undefined) =>
  ({
    id: 'permissions',
    path: '/apps/permissions',
    key: permissionsKey,
    load: async ({ filters, ...query }, options) => {
      const { permissions, totalPermissions } = await call(
        listPermissions,
        { query: { ...query, ...filters } as PermissionQuery },
        options,
      )
      return { rows: permissions, total: totalPermissions, page: query.page }
    },
    rowId: ({ id }) => String(id),
    rowName: ({ name }) => name,
    columns: permissionColumns,
    filters: [
      {
        kind: 'choice',
        name: 'role',
        label: 'permissions.assignedTo',
        allLabel: 'permissions.allRoles',
        options: roles ?? [],
        isFree: true,
        optionLabel: roleName,
      },
      {
        kind: 'choice',
        name: 'kind',
        label: 'permissions.kind',
        allLabel: 'permissions.allKinds',
        options: PERMISSION_KINDS,
        optionLabel: (kind, { text }) => text(`permissions.kind.${kind as PermissionKind}`),
      },
    ],
    labels: {
      title: 'titles.permissions',
      search: 'permissions.search',
      searchHint: 'permissions.searchHint',
      failed: 'permissions.failed',
      empty: 'permissions.empty',
      emptyText: 'permissions.emptyText',
      noMatch: 'permissions.noMatch',
      noMatchText: 'permissions.noMatchText',
      fileName: 'permissions.fileName',
    },
  }) satisfies ListConfig<Permission>
