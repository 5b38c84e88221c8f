import { referralInvitations } from './collection-invitations.ts'
import { referrals } from './collection.ts'
import { sum } from '../../contract/lists.ts'
import type { Referral, ReferralsSummary } from './contract.ts'
import { roundToCents } from '../../seed/money.ts'

const LINK = 'https://shop.example.com/welcome?from=marigold'

/** The amount of a dollar text. */
export const amountOf = (text: string) => Number(text.replace(/[$,]/g, ''))

/** The figures above the list; who signed up had been invited, so the invited are these and the open invitations. */
export const summarizeReferrals = (): ReferralsSummary => {
  const all = referrals.all()
  const signups = all.length
  const invited = signups + referralInvitations.all().length
  return {
    earning: sumEarnings(all),
    unpaid: sumEarnings(all.filter(({ status }) => status === 'Unpaid')),
    signups,
    conversion: invited === 0 ? null : signups / invited,
    link: LINK,
  }
}

const sumEarnings = (some: readonly Referral[]) =>
  roundToCents(sum(some.map(({ earning }) => amountOf(earning))))
