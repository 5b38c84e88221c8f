import type { Example, ExampleInput } from '../../contract/example.ts'

const none = { read: false, write: false, create: false }
const look = { ...none, read: true }
const edit = { ...look, write: true }

const seasonalHelp: ExampleInput = {
  body: {
    name: 'seasonal help',
    rules: {
      users: none,
      roles: none,
      products: look,
      orders: edit,
      customers: look,
      invoices: none,
      courses: look,
      vehicles: look,
      settings: none,
    },
  },
}
const MADE = 6

/** Roles and permissions. */
export const rolesExamples: Readonly<Record<string, Example>> = {
  listRoles: {},
  createRole: seasonalHelp,
  updateRole: { after: [['createRole', seasonalHelp]], params: { id: MADE }, body: { name: 'packing crew' } },
  deleteRole: { after: [['createRole', seasonalHelp]], params: { id: MADE } },
  restoreRoles: {
    after: [
      ['createRole', seasonalHelp],
      ['deleteRole', { params: { id: MADE } }],
    ],
    body: { ids: [MADE] },
  },
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
