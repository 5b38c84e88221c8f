import { storeSettings } from './collection.ts'
import { numberOrdersBy } from '../orders/numberings.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

/** Replaces one section, and answers it. */
const replace = <Section extends keyof contract.StoreSettings>(
  section: Section,
  given: contract.StoreSettings[Section],
) => {
  storeSettings.set({ ...storeSettings.get(), [section]: given })
  return reply(200, given)
}

export const getStoreSettings = handle(contract.getStoreSettings, schemas.getStoreSettings, () =>
  reply(200, storeSettings.get()),
)

export const updateStoreDetails = handle(
  contract.updateStoreDetails,
  schemas.updateStoreDetails,
  ({ body }) => {
    const { store } = storeSettings.get()
    if (store.orderIdPrefix !== body.orderIdPrefix || store.orderIdSuffix !== body.orderIdSuffix)
      numberOrdersBy(body)
    return replace('store', body)
  },
)

export const updateStorePayments = handle(
  contract.updateStorePayments,
  schemas.updateStorePayments,
  ({ body }) => replace('payments', body),
)

export const updateStoreCheckout = handle(
  contract.updateStoreCheckout,
  schemas.updateStoreCheckout,
  ({ body }) => replace('checkout', body),
)

export const updateStoreShipping = handle(
  contract.updateStoreShipping,
  schemas.updateStoreShipping,
  ({ body }) => replace('shipping', body),
)

export const updateStoreLocations = handle(
  contract.updateStoreLocations,
  schemas.updateStoreLocations,
  ({ body }) => replace('locations', body),
)

export const updateStoreNotifications = handle(
  contract.updateStoreNotifications,
  schemas.updateStoreNotifications,
  ({ body }) => replace('notifications', body),
)
