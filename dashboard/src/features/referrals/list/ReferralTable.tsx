import { IconCoin, IconMail } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import type { Referral } from '@data1522/mocks/contract/referrals'
import { lazy } from 'react'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { numbers, useAddressState } from '../../../core/router/useAddressState.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { ListTable } from '../../../shared/list/ListTable.tsx'
import type { ListHandle } from '../../../shared/list/useList.ts'

const PayoutDialog = lazy(async () => ({
  default: (await import('../payout/PayoutDialog.tsx')).PayoutDialog,
}))

/** The ids of what is to be paid out, while that is asked. */
const parameters = { payout: numbers() }

const isUnpaid = ({ status }: Referral) => status === 'Unpaid'

/** The table of the referrals; what is not paid yet can be paid out, one or several at once. */
export function ReferralTable({ list }: { list: ListHandle<Referral> }) {
  const { text } = list.tools
  const { selection, page } = list
  const [{ payout }, set] = useAddressState(parameters)
  const mayPay = useCan({ action: 'update', subject: 'Referral' }).isAllowed
  const refused = useRefusals()
  const asked = mayPay ? payout : []
  const known = new Map([...(page?.rows ?? []), ...selection.rows()].map((one) => [String(one.id), one]))
  const paid = asked.flatMap((id) => known.get(id) ?? []).filter(isUnpaid)
  const confirmPayout = (referrals: readonly Referral[]) => {
    const owed = referrals.filter(isUnpaid)
    if (owed.length === 0) toasts.show({ tone: 'info', title: () => text('referrals.nothingOwed') })
    else set({ payout: owed.map(({ id }) => String(id)) })
  }
  const pay = {
    id: 'pay',
    label: text('referrals.pay'),
    icon: IconCoin,
    ...refused({ action: 'update', subject: 'Referral' }),
  }
  return (
    <>
      <ListTable
        list={list}
        rowActions={(referral) => [
          {
            id: 'row',
            entries: [
              ...(isUnpaid(referral) ? [pay] : []),
              {
                id: 'mail',
                label: text('referrals.write'),
                icon: IconMail,
                href: `mailto:${encodeURIComponent(referral.email)}`,
              },
            ],
          },
        ]}
        quickActions={(referral) => (isUnpaid(referral) ? [pay] : [])}
        quickRoom={1}
        onRowAction={(action, referral) => action === 'pay' && confirmPayout([referral])}
        bulkActions={[{ ...pay, onPress: () => confirmPayout(selection.rows()) }]}
      />
      <WhenOpened isOpen={paid.length > 0}>
        <PayoutDialog
          referrals={paid}
          onClose={() => set({ payout: [] }, { isReplacing: true })}
          onPaid={(referrals) => selection.drop(referrals)}
        />
      </WhenOpened>
    </>
  )
}
