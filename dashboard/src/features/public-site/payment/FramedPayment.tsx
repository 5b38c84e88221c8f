import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

/** Pays for a plan, in the frame of the back office. */
export function FramedPayment() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('payment.title')} />
      <PaymentScreen isFramed />
    </>
  )
}
