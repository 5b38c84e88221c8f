import {
  IconBrandMastercard,
  IconBrandPaypal,
  IconBuildingBank,
  IconCreditCard,
  IconGift,
  IconWallet,
} from '@data1522/design-system/icons'
import type { TransactionMethod } from '@data1522/mocks/contract/dashboards'

/** What money is moved with, by its logo. */
export const methodIcons = {
  mastercard: { icon: IconBrandMastercard, tone: 'primary' },
  paypal: { icon: IconBrandPaypal, tone: 'info' },
  bankTransfer: { icon: IconBuildingBank, tone: 'success' },
  debitCard: { icon: IconCreditCard, tone: 'primary' },
  creditCard: { icon: IconCreditCard, tone: 'primary' },
  cash: { icon: IconWallet, tone: 'neutral' },
  giftCard: { icon: IconGift, tone: 'success' },
} as const satisfies Record<TransactionMethod, unknown>
