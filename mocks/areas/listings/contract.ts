import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What a deal takes off: a share of the price, an amount, or a share for members alone. */
export const DEAL_KINDS = ['percentage', 'flat', 'prime'] as const
/** Whom a deal is for. */
export const DEAL_USERS = ['everyone', 'registered', 'newcomers'] as const
/** The ways to pay at the checkout. */
export const CHECKOUT_PAYMENTS = ['card', 'cashOnDelivery', 'giftCard'] as const
/** How customers hear of a deal. */
export const DEAL_CHANNELS = ['email', 'sms', 'push'] as const
/** Whether a deal can be used. */
export const DEAL_STATUSES = ['active', 'paused'] as const

/** Who lists a property. */
export const LISTER_ROLES = ['builder', 'owner', 'broker'] as const
/** What shall become of a property. */
export const PROPERTY_PURPOSES = ['sell', 'rent'] as const
/** The kinds of properties. */
export const PROPERTY_TYPES = ['apartment', 'house', 'villa', 'office', 'shop', 'land'] as const
/** How much furniture stays. */
export const FURNISHINGS = ['full', 'partly', 'none'] as const
/** What can stay in a property. */
export const FURNITURE = [
  'airConditioner',
  'bed',
  'diningTable',
  'dishwasher',
  'fridge',
  'microwave',
  'oven',
  'sofa',
  'television',
  'wardrobe',
  'washingMachine',
  'waterHeater',
] as const
/** What the people of a house share. */
export const SHARED_AREAS = [
  'lift',
  'parking',
  'garden',
  'gym',
  'bikes',
  'pool',
  'laundry',
  'caretaker',
] as const
/** The states that a property is in. */
export const PROPERTY_STATES = ['new', 'resale', 'underConstruction'] as const
/** How a property is held. */
export const OWNERSHIP_TYPES = ['freehold', 'leasehold', 'cooperative'] as const
/** From when on a property can be had. */
export const AVAILABILITIES = ['now', 'later'] as const
/** What a rent can include. */
export const RENT_PARTS = ['water', 'heating', 'internet', 'waste'] as const

export type DealKind = (typeof DEAL_KINDS)[number]
export type DealUsers = (typeof DEAL_USERS)[number]
export type CheckoutPayment = (typeof CHECKOUT_PAYMENTS)[number]
export type Furnishing = (typeof FURNISHINGS)[number]
export type Furniture = (typeof FURNITURE)[number]
export type SharedArea = (typeof SHARED_AREAS)[number]
export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** What adding a deal takes: `discount` is in per cent unless it is flat; no `regions` or `categories` stand for all, no `limit` for as many uses as one likes. */
export type NewDeal = z.input<typeof schemas.newDeal>

/** A deal; its code takes the discount off at the checkout, and `uses` counts how often it did. */
export type Deal = z.output<typeof schemas.deal>

/** What listing a property takes; areas are in square metres, widths in metres, `availableFrom` is `null` for at once. */
export type NewProperty = z.input<typeof schemas.newProperty>

/** A property that is listed, with the reference that people name it by. */
export type Property = z.output<typeof schemas.property>

const PATH = '/api/apps/listings'

/** Beyond the specification: adds a deal, whose code no other deal has; letter case does not matter. */
export const createDeal = endpoint<typeof schemas.createDeal>()({ method: 'POST', path: `${PATH}/deals` })

/** Beyond the specification: whether a deal has a code already; letter case does not matter. */
export const checkDealCode = endpoint<typeof schemas.checkDealCode>()({
  method: 'GET',
  path: `${PATH}/deals/code`,
})

/** Beyond the specification: lists a property under the next reference. */
export const createProperty = endpoint<typeof schemas.createProperty>()({
  method: 'POST',
  path: `${PATH}/properties`,
})
