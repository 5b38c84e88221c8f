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

export const examples: Readonly<Record<string, Example>> = {
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
}
