import type { AbilityRule } from '@data1522/mocks/contract/auth'
import type { Role, RoleAction, RoleSubject } from '@data1522/mocks/contract/roles'
import type { View } from './view-as.ts'

const subjects: Readonly<Record<RoleSubject, string>> = {
  users: 'User',
  roles: 'Role',
  products: 'Product',
  orders: 'Order',
  customers: 'Customer',
  invoices: 'Invoice',
  courses: 'Course',
  vehicles: 'Vehicle',
  settings: 'StoreSettings',
}
const actions: Readonly<Record<RoleAction, readonly string[]>> = {
  read: ['read'],
  write: ['update', 'delete'],
  create: ['create'],
}

/** What a role of the data allows, as rules: to write is to change and to delete. */
export const rulesOf = ({ rules }: Pick<Role, 'rules'>): AbilityRule[] =>
  Object.entries(rules).flatMap(([subject, allowed]) =>
    Object.entries(allowed)
      .filter(([, isAllowed]) => isAllowed)
      .flatMap(([action]) => actions[action as RoleAction])
      .map((action) => ({ action, subject: subjects[subject as RoleSubject] })),
  )

/** Those of the demo whom the data's roles do not hold. */
export const demoViews: readonly View[] = [
  { role: 'client', rules: [{ action: 'read', subject: 'AclDemo' }] },
  { role: 'nobody', rules: [] },
]
