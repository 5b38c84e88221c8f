import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { MERGE_FIELDS, type MergeField } from '@data1522/mocks/contract/customer-merges'

/** The one that the merge began with, or the one that was found for it. */
export type Side = 'own' | 'other'

/** The fields that a person chooses between; the picture goes with who is kept, unless they have none. */
export const chosenFields = [
  'customer',
  'email',
  'contact',
  'country',
  'status',
] as const satisfies MergeField[]
export type ChosenField = (typeof chosenFields)[number]

/** Who is kept, and whose value wins where one was chosen. */
export type MergeChoice = { keeps: Side } & Partial<Record<MergeField, Side | ''>>

/** What the form holds: the choice, and the `customerId` of the other. */
export type MergeValues = MergeChoice & { other: string }

export type Pair = Readonly<Record<Side, CustomerDetail>>

const opposite = { own: 'other', other: 'own' } as const

/** Whose value of a field wins: what was chosen, else that of who is kept, unless there is none. */
export const winnerOf = (field: MergeField, choice: MergeChoice, pair: Pair): Side =>
  choice[field] || (pair[choice.keeps][field] ? choice.keeps : opposite[choice.keeps])

/** What is sent for a choice: who is kept, who goes, and the fields of which the value of the latter wins. */
export function mergeOf(choice: MergeChoice, pair: Pair) {
  const takes = MERGE_FIELDS.filter(
    (field) => pair.own[field] !== pair.other[field] && winnerOf(field, choice, pair) !== choice.keeps,
  )
  return { kept: pair[choice.keeps], gone: pair[opposite[choice.keeps]], takes }
}
