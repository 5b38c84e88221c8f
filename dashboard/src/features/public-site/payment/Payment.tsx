import { useText } from '../../../core/i18n/useText.ts'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

/** Pays for a plan, as a page of the public site. */
export function Payment() {
  const text = useText()
  return (
    <PublicPage title={text('payment.title')}>
      <PaymentScreen isFramed={false} />
    </PublicPage>
  )
}
