import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { Icon } from '@data1522/design-system/Icon'
import { IconHeart, IconPackage, IconTrash } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Quote } from '@data1522/mocks/contract/checkout'
import { useMedia } from '../../../core/useMedia.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useWordList } from '../shared/useWordList.ts'
import type { CartTools } from './useCart.ts'

interface CartLineProps extends Pick<CartTools, 'setQuantity' | 'remove' | 'moveToWishlist'> {
  /** With as many pieces as are wanted, which the count of the shop may not have heard of yet. */
  line: Quote['lines'][number]
}

/** Of so few there is little left. */
const FEW = 5

/** A product in the cart: how many, for how much, and the ways out of it. */
export function CartLine({ line, setQuantity, remove, moveToWishlist }: CartLineProps) {
  const text = useText()
  const list = useWordList()
  const { money } = useFormats()
  const isNarrow = useMedia('(max-width: 599px)')
  const { id, name, image, options, price, before, quantity, available, rating, reviews } = line
  const tile = <IconTile icon={IconPackage} tone="neutral" size={42} />
  return (
    <Inline gap={isNarrow ? 12 : 20} align="start" isWrapping={false}>
      <Image src={image} isDecorative ratio="1 / 1" width={isNarrow ? 72 : 124} fallback={tile} />
      <Box isFilling>
        <Stack gap={12}>
          <Inline gap={12} align="start" isWrapping={false}>
            <Box isFilling minWidth={0}>
              <Text size="lg" weight="semibold">
                {name}
              </Text>
              {options.length > 0 && <Text ink="muted">{list(options)}</Text>}
            </Box>
            <Stack gap={0} align="end">
              <Text size="lg" weight="semibold" isNumeric>
                {money(price * quantity)}
              </Text>
              {before !== null && (
                <Text size="sm" ink="subtle" isNumeric>
                  <VisuallyHidden>{text('checkout.before')} </VisuallyHidden>
                  <Text as="s" size="sm" ink="subtle">
                    {money(before * quantity)}
                  </Text>
                </Text>
              )}
              {quantity > 1 && (
                <Text size="sm" ink="subtle" isNumeric>
                  {text('checkout.each', { price: money(price) })}
                </Text>
              )}
            </Stack>
          </Inline>
          <Inline gap={12}>
            {rating !== null && <Rating value={rating} count={reviews} size="small" isValueShown />}
            <Chip tone={available <= FEW ? 'warning' : 'success'} hasDot>
              {available <= FEW ? text('checkout.fewLeft', { count: available }) : text('checkout.inStock')}
            </Chip>
          </Inline>
          <Inline gap={8}>
            <Box maxWidth={120}>
              <NumberField
                label={text('checkout.quantity', { name })}
                isLabelHidden
                steppers="sides"
                minValue={1}
                maxValue={available}
                step={1}
                value={quantity}
                onChange={(count) => count !== null && setQuantity(id, count)}
              />
            </Box>
            <Button
              variant="plain"
              aria-label={text('checkout.moveToWishlistNamed', { name })}
              onPress={() => moveToWishlist(line)}
              start={<Icon icon={IconHeart} size={18} />}
            >
              {text('checkout.moveToWishlist')}
            </Button>
            <Button
              variant="plain"
              aria-label={text('checkout.removeNamed', { name })}
              onPress={() => remove(line)}
              start={<Icon icon={IconTrash} size={18} />}
            >
              {text('checkout.remove')}
            </Button>
          </Inline>
        </Stack>
      </Box>
    </Inline>
  )
}
