import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

/** Pays for a plan, as a page of the public site. */
export function Payment() {
  const text = useText()
  return (
    <PublicPage title={text('payment.title')}>
      <QueryClientProvider client={queryClient}>
        <PaymentScreen isFramed={false} />
      </QueryClientProvider>
      <ToastRegion label={text('records.notices')} />
    </PublicPage>
  )
}
