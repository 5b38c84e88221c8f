import type { AccountConnections, AccountConnectionsEdit } from './contract.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

interface Identified {
  readonly id: number
}

const hasUnknown = (edits: readonly Identified[], rows: readonly Identified[]) =>
  edits.some((edit) => !rows.some(({ id }) => id === edit.id))

const merge = <Row extends Identified>(
  rows: readonly Row[],
  edits: readonly (Partial<Row> & Identified)[],
): Row[] => rows.map((row) => ({ ...row, ...edits.find(({ id }) => id === row.id) }))

/** What is wrong with an edit beyond the shape of its fields, or nothing. */
export const faultsOfConnections = (
  { accounts, socials }: AccountConnections,
  edit: AccountConnectionsEdit,
): Errors | undefined =>
  collectErrors({
    accounts: hasUnknown(edit.accounts, accounts) && 'There is no such account',
    socials: hasUnknown(edit.socials, socials) && 'There is no such account',
  })

/** The accounts elsewhere after an edit. */
export const editConnections = (
  { accounts, socials }: AccountConnections,
  edit: AccountConnectionsEdit,
): AccountConnections => ({
  accounts: merge(accounts, edit.accounts),
  socials: merge(socials, edit.socials),
})
