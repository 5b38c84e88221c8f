import { Button } from '@data1522/design-system/Button'
import { ClosableAlert } from '@data1522/design-system/ClosableAlert'
import { IconDiscount } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { CheckoutTools } from './useCheckout.ts'

/** The codes that this cart could use, each at one press. */
export function Offers({ quote, cart, setOffer }: CheckoutTools) {
  const text = useText()
  const { money, rate } = useFormats()
  const offers = quote.data?.offers ?? []
  if (offers.length === 0) return null
  return (
    <ClosableAlert
      tone="success"
      icon={IconDiscount}
      title={text('checkout.offers', { count: offers.length })}
    >
      <Stack gap={4}>
        {offers.map(({ code, percent: share, amount }) => {
          const discount = share === null ? money(amount ?? 0) : rate(share)
          return (
            <Inline key={code} gap={8}>
              <Text as="span">{text('checkout.offerOf', { discount, code })}</Text>
              {cart.offer === code ? (
                <Text as="span" weight="medium">
                  {text('checkout.offerTaken')}
                </Text>
              ) : (
                <Button size="small" variant="plain" tone="success" onPress={() => setOffer(code)}>
                  {text('checkout.useOffer', { code })}
                </Button>
              )}
            </Inline>
          )
        })}
      </Stack>
    </ClosableAlert>
  )
}
