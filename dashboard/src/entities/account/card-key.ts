import type { AccountBilling } from '@data1522/mocks/contract/account-settings'

/** What tells a card from the others, whatever their places. */
export const cardKey = ({
  brand,
  lastDigits,
}: Pick<AccountBilling['cards'][number], 'brand' | 'lastDigits'>) => `${brand}-${lastDigits}`
