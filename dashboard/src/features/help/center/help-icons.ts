import {
  IconArrowBackUp,
  IconCreditCard,
  IconPackage,
  IconShoppingCart,
  IconTruck,
  IconUser,
} from '@data1522/design-system/icons'
import type { HelpIcon } from '@data1522/mocks/contract/help-center'

/** The pictures of the categories. */
export const helpIcons = {
  'shopping-cart': IconShoppingCart,
  'credit-card': IconCreditCard,
  'truck-delivery': IconTruck,
  'arrow-back-up': IconArrowBackUp,
  'user-circle': IconUser,
  package: IconPackage,
} as const satisfies Record<HelpIcon, unknown>
