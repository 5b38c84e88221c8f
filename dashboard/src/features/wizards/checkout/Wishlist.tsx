import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconPackage, IconPlus } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { CheckoutTools } from './useCheckout.ts'

/** What was saved for later, and the way back into the cart. */
export function Wishlist({ quote, cart, addFromWishlist }: CheckoutTools) {
  const text = useText()
  const { money } = useFormats()
  const wishes = (quote.data?.wishlist ?? []).filter(({ id }) => cart.wishlist.includes(id))
  if (wishes.length === 0) return null
  return (
    <Card>
      <Stack gap={16}>
        {wishes.map(({ id, name, image, price, available }) => (
          <Inline key={id} gap={16} justify="between">
            <Image
              src={image}
              isDecorative
              ratio="1 / 1"
              width={52}
              fallback={<IconTile icon={IconPackage} tone="neutral" size={42} />}
            />
            <Box isFilling minWidth={160}>
              <Text weight="semibold">{text('checkout.onWishlist', { name })}</Text>
              <Text size="sm" ink="muted">
                {text('checkout.wishPrice', { price: money(price), count: available })}
              </Text>
            </Box>
            <Button
              aria-label={text('checkout.addToCartNamed', { name })}
              onPress={() => addFromWishlist(id)}
              start={<Icon icon={IconPlus} size={18} />}
            >
              {text('checkout.addToCart')}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
