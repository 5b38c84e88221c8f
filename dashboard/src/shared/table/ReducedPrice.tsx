import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

interface ReducedPriceProps {
  price: number
  /** What it is reduced from, if it is. */
  before: number | null
}

/** A price, over the one that it is reduced from; both stand where text around them would. */
export function ReducedPrice({ price, before }: ReducedPriceProps) {
  const text = useText()
  const { money } = useFormats()
  const isReduced = before !== null && before > price
  return (
    <Stack gap={0}>
      <Text as="span" weight={isReduced ? 'medium' : 'regular'} isNumeric>
        {money(price)}
      </Text>
      {isReduced && (
        <Text as="span" size="sm" ink="subtle" isNumeric>
          <VisuallyHidden>{text('records.before')} </VisuallyHidden>
          <Text as="s" size="sm" ink="subtle">
            {money(before)}
          </Text>
        </Text>
      )}
    </Stack>
  )
}
