import { may } from '../../contract/access.ts'
import { postalAddress } from '../../contract/addresses.schema.ts'
import {
  amount,
  count,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import {
  CUSTOMER_CHANNELS,
  CUSTOMER_NOTIFICATIONS,
  LOYALTY_LEVELS,
  PAYMENT_BRANDS,
  type LoyaltyLevel,
} from './contract.ts'
import { USER_PLANS } from '../users/contract.ts'
import { z } from '../../contract/zod.ts'

const LIST_LIMIT = 20
const PASSWORD_MINIMUM = 8
const PASSWORD_LIMIT = 200

export const customerAddress = z.extend(postalAddress, {
  id,
  label: requiredLine,
  isDefault: z.boolean(),
  isBilling: z.boolean(),
})

export const paymentMethod = z.object({
  id,
  brand: oneOf(PAYMENT_BRANDS),
  holder: requiredLine,
  lastDigits: z.string().check(z.regex(/^(\d{4})?$/)),
  /** Year and month; '' for what does not expire. */
  expires: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)),
  issuer: line,
  isDefault: z.boolean(),
})

export const customerDevice = z.object({
  id,
  browser: requiredLine,
  device: requiredLine,
  place: line,
  time: z.iso.datetime(),
})

const notifications = z.record(
  z.enum(CUSTOMER_NOTIFICATIONS),
  z.record(z.enum(CUSTOMER_CHANNELS), z.boolean()),
)

export const customerAccount = z.object({
  username: requiredLine,
  plan: oneOf(USER_PLANS),
  balance: amount,
  loyalty: z.object({ level: oneOf(Object.keys(LOYALTY_LEVELS) as LoyaltyLevel[]), points: count }),
  wishlist: count,
  coupons: count,
  addresses: z.array(customerAddress),
  paymentMethods: z.array(paymentMethod),
  isTwoStepOn: z.boolean(),
  twoStepPhone: line,
  devices: z.array(customerDevice),
  notifications,
})

interface Entry {
  readonly id?: number | undefined
  readonly isDefault: boolean
  readonly isBilling?: boolean
}

const hasOneDefault = (entries: readonly Entry[]) =>
  entries.length === 0 || entries.filter(({ isDefault }) => isDefault).length === 1

const hasOwnIds = (entries: readonly Entry[]) => {
  const ids = entries.flatMap((entry) => entry.id ?? [])
  return new Set(ids).size === ids.length
}

const hasOneForBills = (entries: readonly Entry[]) => entries.filter(({ isBilling }) => isBilling).length <= 1

const fewEntries = <Schema extends z.ZodMiniType<Entry>>(schema: Schema) =>
  z
    .array(schema)
    .check(
      z.maxLength(LIST_LIMIT),
      z.refine(hasOneDefault, 'One of them is the default'),
      z.refine(hasOwnIds, 'Each has an id of its own'),
      z.refine(hasOneForBills, 'At most one of them is for bills'),
    )

export const customerAccountEdit = z.partial(
  z.object({
    ...z.pick(customerAccount, {
      username: true,
      plan: true,
      balance: true,
      wishlist: true,
      coupons: true,
      isTwoStepOn: true,
      twoStepPhone: true,
      notifications: true,
    }).shape,
    points: count,
    addresses: fewEntries(z.extend(customerAddress, { id: z.optional(id) })),
    paymentMethods: fewEntries(z.extend(paymentMethod, { id: z.optional(id) })),
  }),
)

export const getCustomerAccount = {
  access: may('read', 'Customer'),
  beyond: true as const,
  answers: { 200: customerAccount, 404: failure },
}

export const updateCustomerAccount = {
  access: may('update', 'Customer'),
  beyond: true as const,
  body: customerAccountEdit,
  answers: { 200: customerAccount, 400: invalidInput, 404: failure },
}

export const setCustomerPassword = {
  access: may('update', 'Customer'),
  beyond: true as const,
  body: z.object({
    password: z.string().check(z.minLength(PASSWORD_MINIMUM), z.maxLength(PASSWORD_LIMIT)),
  }),
  answers: { 204: nothing, 400: invalidInput, 404: failure },
}

export const signOutCustomerDevices = {
  access: may('update', 'Customer'),
  beyond: true as const,
  body: someIds,
  answers: { 200: customerAccount, 400: invalidInput, 404: failure },
}
