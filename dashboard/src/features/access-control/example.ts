import type { AbilityRule } from '@data1522/mocks/contract/auth'
import type { Decision, Question } from '../../core/auth/decision.ts'

/** Who asks, in the example. */
const me = 7

/** The orders of the example, as rules with conditions see them. */
export const exampleOrders = {
  ownOpen: { number: '#5021', ownerId: me, status: 'Open' },
  othersOpen: { number: '#4987', ownerId: 8, status: 'Open' },
  ownDelivered: { number: '#4870', ownerId: me, status: 'Delivered' },
} as const
export type ExampleOrder = keyof typeof exampleOrders
export const exampleOrderIds = Object.keys(exampleOrders) as ExampleOrder[]

/** What can be done to an order in the example: a question for each button. */
export const examplePresses = {
  read: { action: 'read' },
  note: { action: 'update', field: 'note' },
  price: { action: 'update', field: 'price' },
  delete: { action: 'delete' },
  copy: { action: 'create' },
} as const satisfies Record<string, Partial<Question>>
export type ExamplePress = keyof typeof examplePresses
export const examplePressIds = Object.keys(examplePresses) as ExamplePress[]

/** One rule of each kind: plain, with conditions and fields, inverted with a reason, and one that cannot be read. */
export const exampleRules = (reasons: { closed: string; kept: string }): AbilityRule[] => [
  { action: 'read', subject: 'Order' },
  { action: 'update', subject: 'Order', fields: ['status', 'note'], conditions: { ownerId: me } },
  {
    action: 'update',
    subject: 'Order',
    conditions: { status: 'Delivered' },
    inverted: true,
    reason: reasons.closed,
  },
  { action: 'delete', subject: 'Order', inverted: true, reason: reasons.kept },
  { action: 'create', subject: 'Order', conditions: { region: { $near: 'north' } } },
]

/** A question to the rules as the form holds it, with whose rules are asked. */
export interface Inquiry {
  readonly whose: 'own' | 'example'
  readonly action: string
  readonly subject: string
  readonly field: string
  readonly order: ExampleOrder | null
}

export const questionOf = ({ action, subject, field, order }: Inquiry): Question => ({
  action,
  subject,
  field: field.trim() || undefined,
  of: subject === 'Order' && order ? exampleOrders[order] : undefined,
})

/** The place of the rule that gave an answer, counted from 1; 0 where none did. */
export const placeOf = ({ rule }: Decision, rules: readonly AbilityRule[]) =>
  rule ? rules.indexOf(rule) + 1 : 0
