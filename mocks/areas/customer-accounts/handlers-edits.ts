import { nextId } from '../../store/next-id.ts'
import type { CustomerAccount } from './contract.ts'
import type { customerAccountEdit } from './schema.ts'
import type { z } from '../../contract/zod.ts'
import { loyaltyOf } from './seed.ts'

type Edit = z.output<typeof customerAccountEdit>

/** An account with some of its fields changed. */
export const editAccount = (
  account: CustomerAccount,
  { points, addresses, paymentMethods, ...fields }: Edit,
): CustomerAccount => ({
  ...account,
  ...fields,
  ...(points !== undefined && { loyalty: loyaltyOf(points) }),
  ...(addresses && { addresses: numberNew(addresses, account.addresses) }),
  ...(paymentMethods && { paymentMethods: numberNew(paymentMethods, account.paymentMethods) }),
})

interface Numbered {
  readonly id: number
}

/** Gives ids to the entries that have none, above those that are or were taken. */
const numberNew = <Entry extends { readonly id?: number | undefined }>(
  entries: readonly Entry[],
  before: readonly Numbered[],
): (Entry & Numbered)[] => {
  let next = nextId([...entries, ...before])
  return entries.map((entry) => ({ ...entry, id: entry.id ?? next++ }))
}
