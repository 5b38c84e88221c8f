import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Divider } from '@data1522/design-system/Divider'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'
import { CartLine } from './CartLine.tsx'
import { Offers } from './Offers.tsx'
import { shownLines } from './shown-lines.ts'
import type { CheckoutTools } from './useCheckout.ts'
import { Wishlist } from './Wishlist.tsx'

/** What is in the cart, what would make it cheaper, and what was saved for later. */
export function CartStep(tools: CheckoutTools) {
  const text = useText()
  const { cart, quote, refill, goTo } = tools
  const shown = shownLines(cart, quote.data)
  const lowered = shown.filter(({ isLowered }) => isLowered)
  const gone = quote.data?.gone.length ?? 0
  return (
    <Stack gap={20}>
      <Offers {...tools} />
      {(lowered.length > 0 || gone > 0) && (
        <Alert tone="warning" title={text('checkout.lessThanWanted')} isLive>
          {[
            ...lowered.map(({ name, available }) => text('checkout.lowered', { name, count: available })),
            ...(gone > 0 ? [text('checkout.gone', { count: gone })] : []),
          ].join(' ')}
        </Alert>
      )}
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={text('checkout.empty')}
            actions={
              <Button
                onPress={() => {
                  refill()
                  // The address may still lead to a later step.
                  goTo('cart', true)
                }}
              >
                {text('checkout.refill')}
              </Button>
            }
          >
            {text('checkout.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <Stack as="ul" gap={20}>
            {shown.map((line, index) => (
              <Stack key={line.id} as="li" gap={20}>
                {index > 0 && <Divider />}
                <CartLine {...tools} line={line} />
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      <Wishlist {...tools} />
    </Stack>
  )
}
