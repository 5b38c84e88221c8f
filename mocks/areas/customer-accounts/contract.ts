import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** The levels of loyalty, each with the points that it starts at. */
export const LOYALTY_LEVELS = { bronze: 0, silver: 1000, gold: 3000, platinum: 8000 } as const
/** What a customer can pay with. */
export const PAYMENT_BRANDS = ['mastercard', 'visa', 'paypal'] as const
/** What a customer can be told about. */
export const CUSTOMER_NOTIFICATIONS = ['offers', 'orders', 'newBrowser', 'newDevice'] as const
/** How a customer can be told. */
export const CUSTOMER_CHANNELS = ['email', 'browser', 'app'] as const

export type LoyaltyLevel = keyof typeof LOYALTY_LEVELS
export type PaymentBrand = (typeof PAYMENT_BRANDS)[number]
export type CustomerNotification = (typeof CUSTOMER_NOTIFICATIONS)[number]
export type CustomerChannel = (typeof CUSTOMER_CHANNELS)[number]

/** An address of a customer; one is the default, at most one is that for bills. */
export type CustomerAddress = z.output<typeof schemas.customerAddress>

/** A means of payment; `lastDigits` are '' for paypal, whose mailbox is `holder`; one is the default. */
export type PaymentMethod = z.output<typeof schemas.paymentMethod>

/** Where a customer signed in, and when last. */
export type CustomerDevice = z.output<typeof schemas.customerDevice>

/** What the tabs of a customer show; `balance` is negative if the customer owes the shop, `devices` start with the latest. */
export type CustomerAccount = z.output<typeof schemas.customerAccount>

/** What editing an account takes: the fields that change, lists as a whole; what is new in a list has no id. */
export type CustomerAccountEdit = z.input<typeof schemas.customerAccountEdit>

/** Beyond the specification: what the tabs of a customer show, by the `customerId`. */
export const getCustomerAccount = endpoint<typeof schemas.getCustomerAccount>()({
  method: 'GET',
  path: '/api/apps/ecommerce/customers/:id/account',
})

/** Beyond the specification: edits the account of a customer; fields that are not given stay. */
export const updateCustomerAccount = endpoint<typeof schemas.updateCustomerAccount>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/customers/:id/account',
})

/** Beyond the specification: gives a customer a new password. */
export const setCustomerPassword = endpoint<typeof schemas.setCustomerPassword>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/customers/:id/account/password',
})

/** Beyond the specification: signs a customer out of some devices, for good. */
export const signOutCustomerDevices = endpoint<typeof schemas.signOutCustomerDevices>()({
  method: 'POST',
  path: '/api/apps/ecommerce/customers/:id/account/devices/sign-out',
})
