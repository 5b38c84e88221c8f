/** What can be done to a thing. */
export type Action = 'read' | 'create' | 'update' | 'delete'

/** The things that calls are about, with what the specification lets anyone do to them beside reading. */
const openChanges = {
  AccountSettings: [],
  Board: ['create', 'update', 'delete'],
  Category: [],
  Chat: ['create'],
  Course: [],
  Customer: [],
  Dashboard: [],
  Email: ['update'],
  Event: ['create', 'update', 'delete'],
  Invoice: ['delete'],
  Notification: [],
  Order: ['delete'],
  Page: [],
  Permission: [],
  Product: ['delete'],
  Profile: [],
  Referral: [],
  Review: ['delete'],
  Role: [],
  StoreSettings: [],
  User: ['create', 'delete'],
  Vehicle: [],
} as const satisfies Record<string, readonly Action[]>

export type Subject = keyof typeof openChanges

export const subjects = Object.keys(openChanges) as Subject[]

/** What a call does to what. */
export interface Permission {
  readonly action: Action
  readonly subject: Subject
}

/** Who may make a call. */
export type Access = 'anyone' | 'signed-in' | Permission

/** For a call that asks the rules. */
export const may = (action: Action, subject: Subject): Access => ({ action, subject })

/**
 * Whether something is allowed until a rule forbids it: all reading, and the changes that the specification documents.
 * Every other change is closed until a rule grants it.
 */
export const isOpen = (action: string, subject: string): boolean => {
  if (!Object.hasOwn(openChanges, subject)) return false
  const changes: readonly string[] = openChanges[subject as Subject]
  return action === 'read' || changes.includes(action)
}
