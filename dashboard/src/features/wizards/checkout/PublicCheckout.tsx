import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { Checkout } from './Checkout.tsx'

/** The checkout as visitors see it, in the frame of the public site. */
export function PublicCheckout() {
  const text = useText()
  return (
    <PublicPage title={text('titles.checkout')}>
      <QueryClientProvider client={queryClient}>
        <Checkout />
      </QueryClientProvider>
      <ToastRegion label={text('records.notices')} />
    </PublicPage>
  )
}
