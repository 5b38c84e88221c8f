import {
  type StoreSettings,
  updateStoreCheckout,
  updateStoreDetails,
  updateStoreLocations,
  updateStoreNotifications,
  updateStorePayments,
  updateStoreShipping,
} from '@data1522/mocks/contract/store-settings'
import { call } from '../../../core/api/client.ts'
import type { SectionName } from '../sections.ts'

type Save = { [Name in SectionName]: (body: StoreSettings[Name]) => Promise<StoreSettings[Name]> }

/** Sends a section, whole. */
export const saveSection: Save = {
  store: (body) => call(updateStoreDetails, { body }),
  payments: (body) => call(updateStorePayments, { body }),
  checkout: (body) => call(updateStoreCheckout, { body }),
  shipping: (body) => call(updateStoreShipping, { body }),
  locations: (body) => call(updateStoreLocations, { body }),
  notifications: (body) => call(updateStoreNotifications, { body }),
}
