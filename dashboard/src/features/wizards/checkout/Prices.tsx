import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface PricesProps {
  subtotal: number
  discount: number
  /** The code that took the discount off. */
  code?: string | undefined
  delivery: number
  tax: number
  total: number
  totalLabel: string
  /** What one pays less than before. */
  saved?: number
}

/** What a cart comes to, part by part, and the total in large figures. */
export function Prices({
  subtotal,
  discount,
  code,
  delivery,
  tax,
  total,
  totalLabel,
  saved = 0,
}: PricesProps) {
  const text = useText()
  const { money } = useFormats()
  const rows = [
    { id: 'subtotal', term: text('checkout.subtotal'), value: money(subtotal) },
    ...(discount > 0
      ? [
          {
            id: 'discount',
            term: code ? text('checkout.discountOf', { code }) : text('checkout.discount'),
            value: money(-discount),
            isGood: true,
          },
        ]
      : []),
    {
      id: 'delivery',
      term: text('checkout.delivery'),
      value: delivery === 0 ? text('checkout.free') : money(delivery),
      isGood: delivery === 0,
    },
    { id: 'tax', term: text('checkout.tax'), value: money(tax) },
  ]
  return (
    <Stack gap={16}>
      <Stack gap={12}>
        {rows.map(({ id, term, value, isGood }) => (
          <Inline key={id} justify="between" gap={12} isWrapping={false}>
            <Text ink="muted">{term}</Text>
            <Text weight="medium" isNumeric {...(isGood && { tone: 'success' as const })}>
              {value}
            </Text>
          </Inline>
        ))}
      </Stack>
      <Inline justify="between" gap={12}>
        <Stack gap={0}>
          <Text weight="semibold">{totalLabel}</Text>
          {saved > 0 && (
            <Text size="sm" ink="muted">
              {text('checkout.saved', { amount: money(saved) })}
            </Text>
          )}
        </Stack>
        <Text size="3xl" weight="strong" isNumeric>
          {money(total)}
        </Text>
      </Inline>
    </Stack>
  )
}
