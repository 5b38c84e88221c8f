import { Chip } from '@data1522/design-system/Chip'
import type { ReferralStatus } from '@data1522/mocks/contract/referrals'
import { useText } from '../../core/i18n/useText.ts'

const tones = { Paid: 'success', Unpaid: 'warning', Rejected: 'danger' } as const satisfies Record<
  ReferralStatus,
  string
>

/** Whether a referral is paid out, in its colour. */
export function ReferralStatusChip({ status }: { status: ReferralStatus }) {
  const text = useText()
  return (
    <Chip tone={tones[status]} hasDot>
      {text(`referrals.status.${status}`)}
    </Chip>
  )
}
