import { Box } from '@data1522/design-system/Box'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { OrderItem } from '@data1522/mocks/contract/order-details'
import type { Pieces } from '@data1522/mocks/contract/order-pieces'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface PiecesFieldsProps {
  /** What it is about, for those who cannot see the title. */
  label: string
  items: readonly OrderItem[]
  /** The most of each, by the product's id. */
  most: ReadonlyMap<number, number>
  value: Pieces
  onChange: (pieces: Pieces) => void
}

/** How many pieces of each line, from none to as many as there are. */
export function PiecesFields({ label, items, most, value, onChange }: PiecesFieldsProps) {
  const text = useText()
  const { money } = useFormats()
  return (
    <Stack as="ul" gap={12} aria-label={label}>
      {items.map(({ id, name, image, price }) => (
        <Inline key={id} as="li" gap={12} isWrapping={false}>
          <Image src={image} isDecorative ratio="1 / 1" width={40} />
          <Box isFilling>
            <Text weight="medium" isTruncated>
              {name}
            </Text>
            <Text size="sm" ink="subtle" isNumeric>
              {text('order.piecesLeft', { count: most.get(id) ?? 0, price: money(price) })}
            </Text>
          </Box>
          <Box maxWidth={132}>
            <NumberField
              label={text('order.quantityOf', { name })}
              isLabelHidden
              steppers="sides"
              minValue={0}
              step={1}
              maxValue={most.get(id) ?? 0}
              isDisabled={!most.get(id)}
              value={value[id] ?? 0}
              onChange={(next) => onChange({ ...value, [id]: next ?? 0 })}
            />
          </Box>
        </Inline>
      ))}
    </Stack>
  )
}
