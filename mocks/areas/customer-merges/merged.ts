import { roundToCents } from '../../seed/money.ts'
import { nextId } from '../../store/next-id.ts'
import { loyaltyOf } from '../customer-accounts/seed.ts'
import type { StoredCustomer } from '../customers/seed.ts'
import type { MergedPart } from './collection.ts'
import type { MergeField } from './contract.ts'

/** As many as a list of an account, or the tags of a customer, hold. */
const LIST_LIMIT = 20

interface Entry {
  readonly id: number
  readonly isDefault?: boolean
  readonly isBilling?: boolean
}

/** What a merge changes of a customer. */
export const partOf = ({ account, ...customer }: StoredCustomer): MergedPart => {
  const { email, contact, country, countryFlag, countryCode, avatar, status, tags, joinedAt } = customer
  const { balance, loyalty, wishlist, coupons, addresses, paymentMethods, devices } = account
  return {
    customer: customer.customer,
    email,
    contact,
    country,
    countryFlag,
    countryCode,
    avatar,
    status,
    tags,
    joinedAt,
    account: { balance, loyalty, wishlist, coupons, addresses, paymentMethods, devices },
  }
}

/** The entries of one list, then those of another under new ids; what is marked in the first is marked in no other. */
const joined = <One extends Entry>(own: readonly One[], others: readonly One[]): One[] => {
  const hasMark = (mark: 'isDefault' | 'isBilling') => own.some((entry) => entry[mark])
  let next = nextId(own)
  const added = others.map((entry) => ({
    ...entry,
    id: next++,
    ...(hasMark('isDefault') && entry.isDefault && { isDefault: false }),
    ...(hasMark('isBilling') && entry.isBilling && { isBilling: false }),
  }))
  return [...own, ...added].slice(0, LIST_LIMIT)
}

/** What becomes of the customer who is kept; `takes` are the fields of which the value of the other is. */
export const merged = (kept: MergedPart, other: MergedPart, takes: readonly MergeField[]): MergedPart => {
  const from = (field: MergeField) => (takes.includes(field) ? other : kept)
  const { country, countryFlag, countryCode } = from('country')
  const [one, two] = [kept.account, other.account]
  return {
    customer: from('customer').customer,
    email: from('email').email,
    contact: from('contact').contact,
    country,
    countryFlag,
    countryCode,
    avatar: from('avatar').avatar,
    status: from('status').status,
    tags: [...new Set([...kept.tags, ...other.tags])].slice(0, LIST_LIMIT),
    joinedAt: kept.joinedAt < other.joinedAt ? kept.joinedAt : other.joinedAt,
    account: {
      balance: roundToCents(one.balance + two.balance),
      loyalty: loyaltyOf(one.loyalty.points + two.loyalty.points),
      wishlist: one.wishlist + two.wishlist,
      coupons: one.coupons + two.coupons,
      addresses: joined(one.addresses, two.addresses),
      paymentMethods: joined(one.paymentMethods, two.paymentMethods),
      devices: joined(one.devices, two.devices).sort((first, next) => next.time.localeCompare(first.time)),
    },
  }
}

/** A list as it is by now, without what the merge added to it; what was the default by then hands that on. */
const without = <One extends Entry>(before: readonly One[], after: readonly One[], now: readonly One[]) => {
  const had = new Set(before.map(({ id }) => id))
  const came = new Set(after.map(({ id }) => id).filter((id) => !had.has(id)))
  const left = now.filter(({ id }) => !came.has(id))
  const isLost = now.some(({ isDefault }) => isDefault) && !left.some(({ isDefault }) => isDefault)
  return isLost ? left.map((entry, index) => ({ ...entry, isDefault: index === 0 })) : left
}

/** What is left of the customer who was kept once the merge is undone: what was changed since stays. */
export const unmerged = (before: MergedPart, after: MergedPart, now: MergedPart): MergedPart => {
  const value = <Name extends keyof MergedPart>(name: Name) =>
    now[name] === after[name] ? before[name] : now[name]
  const [was, became, is] = [before.account, after.account, now.account]
  const less = (name: 'balance' | 'wishlist' | 'coupons') => is[name] - (became[name] - was[name])
  const points = is.loyalty.points - (became.loyalty.points - was.loyalty.points)
  const nation = now.countryCode === after.countryCode ? before : now
  const came = after.tags.filter((tag) => !before.tags.includes(tag))
  return {
    customer: value('customer'),
    email: value('email'),
    contact: value('contact'),
    avatar: value('avatar'),
    status: value('status'),
    joinedAt: value('joinedAt'),
    country: nation.country,
    countryFlag: nation.countryFlag,
    countryCode: nation.countryCode,
    tags: now.tags.filter((tag) => !came.includes(tag)),
    account: {
      balance: roundToCents(less('balance')),
      loyalty: loyaltyOf(Math.max(0, points)),
      wishlist: Math.max(0, less('wishlist')),
      coupons: Math.max(0, less('coupons')),
      addresses: without(was.addresses, became.addresses, is.addresses),
      paymentMethods: without(was.paymentMethods, became.paymentMethods, is.paymentMethods),
      devices: without(was.devices, became.devices, is.devices),
    },
  }
}
