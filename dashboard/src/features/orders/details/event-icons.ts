import {
  IconBuilding,
  IconCheck,
  IconMapPin,
  IconPackage,
  IconShoppingCart,
  IconTruck,
} from '@data1522/design-system/icons'
import type { OrderEvent } from '@data1522/mocks/contract/order-details'

/** The picture of each step on the way to the customer. */
export const eventIcons = {
  placed: IconShoppingCart,
  pickup: IconPackage,
  dispatched: IconTruck,
  arrived: IconBuilding,
  outForDelivery: IconMapPin,
  delivered: IconCheck,
} as const satisfies Record<OrderEvent, unknown>
