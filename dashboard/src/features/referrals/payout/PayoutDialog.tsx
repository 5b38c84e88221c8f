import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import type { Referral } from '@data1522/mocks/contract/referrals'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { earningOf } from '../../../entities/referral/amounts.ts'
import { usePayout } from './usePayout.ts'

interface PayoutDialogProps {
  /** What is to be paid out; nothing once the dialog closes. */
  referrals: readonly Referral[]
  onClose: () => void
  onPaid: (referrals: readonly Referral[]) => void
}

/** Asks before money leaves, with the sum that it will be. */
export function PayoutDialog({ referrals, onClose, onPaid }: PayoutDialogProps) {
  const text = useText()
  const { money } = useFormats()
  const payOut = usePayout()
  const [first] = useState(referrals)
  const shown = referrals.length > 0 ? referrals : first
  const amount = money(earningOf(shown))
  return (
    <ConfirmDialog
      isOpen={referrals.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('referrals.payTitle', { amount })}
      confirmLabel={text('referrals.pay')}
      cancelLabel={text('records.cancel')}
      onConfirm={() => {
        onPaid(shown)
        void payOut(shown)
      }}
    >
      {text('referrals.payText', { count: shown.length, name: shown[0]!.user })}
    </ConfirmDialog>
  )
}
