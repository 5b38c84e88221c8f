import {
  IconBrandMastercard,
  IconBrandPaypal,
  IconBrandVisa,
  IconBuildingBank,
  IconCreditCard,
  IconGift,
  IconWallet,
} from '@data1522/design-system/icons'
import type { TransactionMethod } from '@data1522/mocks/contract/dashboards'

/** What money is moved with, by its logo. */
export const methodIcons = {
  mastercard: { icon: IconBrandMastercard, tone: 'primary' },
  visa: { icon: IconBrandVisa, tone: 'primary' },
  paypal: { icon: IconBrandPaypal, tone: 'info' },
  bankTransfer: { icon: IconBuildingBank, tone: 'success' },
  debitCard: { icon: IconCreditCard, tone: 'primary' },
  creditCard: { icon: IconCreditCard, tone: 'primary' },
  giftCard: { icon: IconGift, tone: 'warning' },
  cash: { icon: IconWallet, tone: 'neutral' },
} as const satisfies Record<TransactionMethod, unknown>
