import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listPermissions: {
    query: {
      q: 'manage',
      role: 'administrator',
      kind: 'other',
      sortBy: 'name',
      orderBy: 'asc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  createPermission: {
    body: { name: 'Answer Reviews', assignedTo: ['manager', 'support'], isCore: false },
  },
  updatePermission: { params: { id: 6 }, body: { assignedTo: ['manager', 'support'] } },
  deletePermission: { params: { id: 9 } },
  deletePermissions: { body: { ids: [9] } },
  restorePermissions: { after: [['deletePermission', { params: { id: 9 } }]], body: { ids: [9] } },
}
