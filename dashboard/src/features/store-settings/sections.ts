import {
  IconBell,
  IconBuilding,
  IconCreditCard,
  IconMapPin,
  IconShoppingCart,
  IconTruck,
} from '@data1522/design-system/icons'
import type { StoreSettings } from '@data1522/mocks/contract/store-settings'

export type SectionName = keyof StoreSettings

/** The tabs of the settings, in their order; the first is open at first. */
export const sectionNames = [
  'store',
  'payments',
  'checkout',
  'shipping',
  'locations',
  'notifications',
] as const satisfies readonly SectionName[]

export const sectionIcons = {
  store: IconBuilding,
  payments: IconCreditCard,
  checkout: IconShoppingCart,
  shipping: IconTruck,
  locations: IconMapPin,
  notifications: IconBell,
} as const satisfies Record<SectionName, unknown>

/** What can be found in each section: the names of its fields and lists, each with a message of that name. */
export const settingNames = {
  store: [
    'name',
    'phone',
    'email',
    'senderEmail',
    'legalName',
    'billingAddress',
    'timeZone',
    'unitSystem',
    'weightUnit',
    'currency',
    'orderIds',
    'invoiceNumbers',
  ],
  payments: ['providers', 'methods', 'manualMethods'],
  checkout: ['contactMethod', 'fullName', 'company', 'addressLine2', 'phone'],
  shipping: ['zones'],
  locations: ['places'],
  notifications: ['customers', 'orders', 'shipping'],
} as const satisfies Record<SectionName, readonly string[]>

/** The id of a setting in the page, which a link can lead to. */
export const anchorOf = <Name extends SectionName>(
  section: Name,
  setting: (typeof settingNames)[Name][number],
) => `settings-${section}-${setting}`
