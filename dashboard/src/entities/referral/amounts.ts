import { sum } from '@data1522/mocks/contract/lists'
import type { Referral } from '@data1522/mocks/contract/referrals'

/** The number of an amount that comes as "$1,249.00". */
export const amountOf = (dollars: string) => Number(dollars.replace(/[$,]/g, ''))

/** What referrals earn together, to the cent. */
export const earningOf = (referrals: readonly Pick<Referral, 'earning'>[]) =>
  Math.round(sum(referrals.map(({ earning }) => amountOf(earning) * 100))) / 100
