import { orders } from '../orders/collection.ts'
import { storeSettings } from '../store-settings/collection.ts'
import { DELIVERY_STAGES, DELIVERY_STATUSES, type Delivery, type DeliveryGroup } from './contract.ts'
import { countries } from '../../seed/countries.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { isSale } from '../orders/contract.ts'
import { recordOf, withBuyers } from '../orders/view.ts'

const SHOWN = 2

/** The orders that are not delivered yet, by how far they are. */
export const groupDeliveries = (): DeliveryGroup[] => {
  const underWay = orders.all().filter(isSale)
  return DELIVERY_STAGES.map((stage) => {
    const ofStage = underWay.filter(({ status }) => status === DELIVERY_STATUSES[stage])
    const newest = ofStage.slice(-SHOWN).toReversed()
    return { stage, total: ofStage.length, deliveries: withBuyers(newest).map(toDelivery) }
  })
}

const toDelivery = (stored: StoredOrder): Delivery => {
  const { order, number, date, customer, avatar } = stored
  const { town, country } = recordOf(stored).shippingAddress
  return {
    order,
    number,
    date,
    sender: senderOf(order),
    receiver: { name: customer, avatar, town, country },
  }
}

const names: Readonly<Record<string, { readonly name: string }>> = countries

/** The places from which the store delivers take turns. */
const senderOf = (order: number): Delivery['sender'] => {
  const { locations } = storeSettings.get()
  const delivering = locations.filter(({ fulfilsOrders }) => fulfilsOrders)
  const places = delivering.length > 0 ? delivering : locations
  const { name, address } = places[order % places.length]!
  return { name, town: address.city, country: names[address.country]?.name ?? address.country }
}
