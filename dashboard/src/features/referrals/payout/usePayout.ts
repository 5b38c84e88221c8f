import { payOutReferrals, type Referral } from '@data1522/mocks/contract/referrals'
import { call } from '../../../core/api/client.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ListPage } from '../../../shared/list/list-config.ts'
import { withRows } from '../../../shared/list/query.ts'
import { earningOf } from '../../../entities/referral/amounts.ts'
import { referralsKey } from '../../../entities/referral/queries.ts'

/** Pays referrals out: at once on the screen, then on the server. Money that left does not come back, so no undo. */
export function usePayout() {
  'use memo'
  const text = useText()
  const { money } = useFormats()
  const change = useChange<ListPage<Referral>>(referralsKey)
  return (referrals: readonly Referral[]) => {
    const ids = new Set(referrals.map(({ id }) => id))
    return change({
      optimisticUpdate: withRows((one) => (ids.has(one.id) ? { ...one, status: 'Paid' } : one)),
      mutationFn: () => call(payOutReferrals, { body: { ids: [...ids] } }),
      successMessage: (done) => {
        const paid = referrals.filter(({ id }) => done.ids.includes(id))
        return paid.length > 0 ? text('referrals.paid', { amount: money(earningOf(paid)) }) : undefined
      },
    })
  }
}
