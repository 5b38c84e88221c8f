import { may } from '../../contract/access.ts'
import {
  amount,
  countryCode,
  email,
  id,
  invalidInput,
  line,
  oneOf,
  paragraph,
  percent,
  picture,
  requiredLine,
  timeZone,
} from '../../contract/common.schema.ts'
import { isEachOnce } from '../../contract/lists.ts'
import {
  CHECKOUT_FIELD_RULES,
  CONTACT_METHODS,
  FULL_NAME_RULES,
  INVOICE_DIGITS_LIMIT,
  MANUAL_METHOD_KINDS,
  SHIPPING_CONDITIONS,
  STORE_CURRENCIES,
  STORE_NOTIFICATIONS,
  UNIT_SYSTEMS,
  WEIGHT_UNITS,
} from './contract.ts'
import { z } from '../../contract/zod.ts'

const AFFIX_LIMIT = 12
const LIST_LIMIT = 50
const COUNTRIES_LIMIT = 250

/** Rows whose ids come from whoever adds them. */
const rowsOf = <Row extends z.ZodMiniType<{ id: number }>>(row: Row) =>
  z.array(row).check(
    z.maxLength(LIST_LIMIT),
    z.refine((rows) => isEachOnce(rows.map((one) => one.id)), 'An id stands here more than once'),
  )

const affix = z.string().check(z.trim(), z.maxLength(AFFIX_LIMIT))

export const storeAddress = z.object({
  country: countryCode,
  address: line,
  apartment: line,
  city: line,
  state: line,
  postalCode: line,
})

export const storeDetails = z.object({
  name: requiredLine,
  phone: line,
  email,
  senderEmail: email,
  legalName: requiredLine,
  billingAddress: storeAddress,
  timeZone,
  unitSystem: oneOf(UNIT_SYSTEMS),
  weightUnit: oneOf(WEIGHT_UNITS),
  currency: oneOf(STORE_CURRENCIES),
  orderIdPrefix: affix,
  orderIdSuffix: affix,
  invoicePrefix: z._default(affix, ''),
  invoiceDigits: z._default(z.int().check(z.minimum(1), z.maximum(INVOICE_DIGITS_LIMIT)), 4),
})

const paymentProvider = z.object({
  id,
  name: requiredLine,
  logo: picture,
  fee: percent,
  isActive: z.boolean(),
})

const paymentMethod = z.object({
  id,
  name: requiredLine,
  logo: picture,
  providerId: id,
  isActive: z.boolean(),
})

const manualMethod = z.object({
  id,
  kind: oneOf(MANUAL_METHOD_KINDS),
  name: requiredLine,
  instructions: paragraph,
  isActive: z.boolean(),
})

export const storePayments = z
  .object({
    providers: rowsOf(paymentProvider),
    methods: rowsOf(paymentMethod),
    manualMethods: rowsOf(manualMethod),
  })
  .check(
    z.superRefine(({ providers, methods }, context) => {
      const known = new Set(providers.map((provider) => provider.id))
      for (const [index, { providerId }] of methods.entries())
        if (!known.has(providerId))
          context.addIssue({
            code: 'custom',
            path: ['methods', index, 'providerId'],
            message: 'There is no such provider',
          })
    }),
  )

const checkoutField = oneOf(CHECKOUT_FIELD_RULES)

export const storeCheckout = z.object({
  contactMethod: oneOf(CONTACT_METHODS),
  fullName: oneOf(FULL_NAME_RULES),
  company: checkoutField,
  addressLine2: checkoutField,
  phone: checkoutField,
})

const bound = z.nullable(amount.check(z.nonnegative()))

export const shippingRate = z
  .object({
    id,
    name: requiredLine,
    condition: oneOf(SHIPPING_CONDITIONS),
    min: bound,
    max: bound,
    price: amount.check(z.nonnegative()),
  })
  .check(
    z.refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      message: 'The upper bound lies below the lower one',
    }),
  )

const shippingZone = z.object({
  id,
  name: requiredLine,
  countries: z.array(countryCode).check(z.maxLength(COUNTRIES_LIMIT)),
  rates: rowsOf(shippingRate),
})

const isInOneZone = (zones: readonly { countries: readonly string[] }[]) =>
  isEachOnce(zones.flatMap(({ countries }) => countries)) &&
  zones.filter(({ countries }) => countries.length === 0).length <= 1

export const storeShipping = z.object({
  zones: rowsOf(shippingZone).check(z.refine(isInOneZone, 'A country may be in one zone only')),
})

const location = z.object({
  id,
  name: requiredLine,
  phone: line,
  fulfilsOrders: z.boolean(),
  address: storeAddress,
})

export const storeLocations = rowsOf(location).check(z.minLength(1))

const channels = z.object({ email: z.boolean(), app: z.boolean() })

export const storeNotifications = z.object({
  customers: z.record(z.enum(STORE_NOTIFICATIONS.customers), channels),
  orders: z.record(z.enum(STORE_NOTIFICATIONS.orders), channels),
  shipping: z.record(z.enum(STORE_NOTIFICATIONS.shipping), channels),
})

export const storeSettings = z.object({
  store: storeDetails,
  payments: storePayments,
  checkout: storeCheckout,
  shipping: storeShipping,
  locations: storeLocations,
  notifications: storeNotifications,
})

export const getStoreSettings = {
  access: may('read', 'StoreSettings'),
  beyond: true as const,
  answers: { 200: storeSettings },
}

const replaces = <Section extends z.ZodMiniType>(section: Section) => ({
  access: may('update', 'StoreSettings'),
  beyond: true as const,
  body: section,
  answers: { 200: section, 400: invalidInput },
})

export const updateStoreDetails = replaces(storeDetails)
export const updateStorePayments = replaces(storePayments)
export const updateStoreCheckout = replaces(storeCheckout)
export const updateStoreShipping = replaces(storeShipping)
export const updateStoreLocations = replaces(storeLocations)
export const updateStoreNotifications = replaces(storeNotifications)
