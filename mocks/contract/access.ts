/** What can be done to a thing. */
export type Action = 'read' | 'create' | 'update' | 'delete'

/** The things that rules speak of. */
export type Subject =
  | 'AccountSettings'
  | 'Board'
  | 'Category'
  | 'Chat'
  | 'Course'
  | 'Customer'
  | 'Dashboard'
  | 'Email'
  | 'Event'
  | 'Invoice'
  | 'Notification'
  | 'Order'
  | 'Page'
  | 'Permission'
  | 'Product'
  | 'Profile'
  | 'Referral'
  | 'Review'
  | 'Role'
  | 'StoreSettings'
  | 'User'
  | 'Vehicle'

/** What a call does to what, and whether the rules have to grant it or only must not forbid it. */
export interface Permission {
  readonly action: Action
  readonly subject: Subject
  readonly isGrantNeeded: boolean
}

/** Who may make a call. */
export type Access = 'anyone' | 'signed-in' | Permission

/** Open until a rule forbids it: what the specification documents, all reading, and taking back what one may do. */
export const may = (action: Action, subject: Subject): Access => ({ action, subject, isGrantNeeded: false })

/** Closed until a rule grants it: the changes beyond the specification. */
export const needs = (action: Action, subject: Subject): Access => ({ action, subject, isGrantNeeded: true })
