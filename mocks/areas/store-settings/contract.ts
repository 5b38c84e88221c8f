import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The systems of units. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const
/** The units of weight. */
export const WEIGHT_UNITS = ['kilogram', 'gram', 'pound', 'ounce'] as const
/** The currencies that the store can sell in. */
export const STORE_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'BRL',
  'CNY',
  'INR',
  'AED',
  'MAD',
] as const
/** The ways to pay that need no provider. */
export const MANUAL_METHOD_KINDS = ['bankDeposit', 'moneyOrder', 'cashOnDelivery', 'custom'] as const
/** The most digits that the number of an invoice is filled up to. */
export const INVOICE_DIGITS_LIMIT = 10
/** How customers are reached about an order. */
export const CONTACT_METHODS = ['email', 'phone'] as const
/** What has to be given of a name at the checkout. */
export const FULL_NAME_RULES = ['lastName', 'firstAndLastName'] as const
/** Whether the checkout asks for a field, and how. */
export const CHECKOUT_FIELD_RULES = ['hidden', 'optional', 'required'] as const
/** What the rate of a shipping zone depends on. */
export const SHIPPING_CONDITIONS = ['always', 'weight', 'price'] as const
/** What the store tells about, by group. */
export const STORE_NOTIFICATIONS = {
  customers: ['signedUp', 'passwordReset', 'accountInvited'],
  orders: ['placed', 'confirmed', 'cancelled', 'refundRequested', 'paymentFailed'],
  shipping: ['pickedUp', 'updated', 'delivered'],
} as const

/** All settings of the store, section by section; countries are codes of two letters. */
export type StoreSettings = z.output<typeof schemas.storeSettings>

/** Who the store is, what it bills under, its units, and what stands around the number of an order and before that of an invoice. */
export type StoreDetails = z.output<typeof schemas.storeDetails>

/** A postal address of the store. */
export type StoreAddress = z.output<typeof schemas.storeAddress>

/** How customers can pay; `fee` is what a provider takes of a payment, in per cent. */
export type StorePayments = z.output<typeof schemas.storePayments>

/** What the checkout asks customers for. */
export type StoreCheckout = z.output<typeof schemas.storeCheckout>

/** The zones that the store ships to; one without countries is the rest of the world. */
export type StoreShipping = z.output<typeof schemas.storeShipping>

/** What shipping costs under a condition; `min` and `max` bound the weight or the price, `null` leaves it open. */
export type ShippingRate = z.output<typeof schemas.shippingRate>

/** The places that the store sells from. */
export type StoreLocations = z.output<typeof schemas.storeLocations>

/** Which events are told by which channel. */
export type StoreNotifications = z.output<typeof schemas.storeNotifications>

const PATH = '/api/apps/ecommerce/settings'

/** Beyond the specification: all settings of the store. */
export const getStoreSettings = endpoint<typeof schemas.getStoreSettings>()({ method: 'GET', path: PATH })

/** Beyond the specification: replaces the details of the store. */
export const updateStoreDetails = endpoint<typeof schemas.updateStoreDetails>()({
  method: 'PUT',
  path: `${PATH}/store`,
})

/** Beyond the specification: replaces the ways to pay. */
export const updateStorePayments = endpoint<typeof schemas.updateStorePayments>()({
  method: 'PUT',
  path: `${PATH}/payments`,
})

/** Beyond the specification: replaces what the checkout asks for. */
export const updateStoreCheckout = endpoint<typeof schemas.updateStoreCheckout>()({
  method: 'PUT',
  path: `${PATH}/checkout`,
})

/** Beyond the specification: replaces the shipping zones. */
export const updateStoreShipping = endpoint<typeof schemas.updateStoreShipping>()({
  method: 'PUT',
  path: `${PATH}/shipping`,
})

/** Beyond the specification: replaces the locations. */
export const updateStoreLocations = endpoint<typeof schemas.updateStoreLocations>()({
  method: 'PUT',
  path: `${PATH}/locations`,
})

/** Beyond the specification: replaces what is told by which channel. */
export const updateStoreNotifications = endpoint<typeof schemas.updateStoreNotifications>()({
  method: 'PUT',
  path: `${PATH}/notifications`,
})
