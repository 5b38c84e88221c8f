import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { Checkout } from './Checkout.tsx'

/** The checkout in the frame of the back office. */
export function FramedCheckout() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('titles.checkout')} />
      <Checkout />
    </>
  )
}
