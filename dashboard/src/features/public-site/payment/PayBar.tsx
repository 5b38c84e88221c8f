import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { PayButton } from './PayButton.tsx'
import type { PaymentAtWork } from './usePayment.ts'

/** Stands for a total that nobody knows. */
const NOTHING = '—'

/** The total and the button that pays, at hand where the summary is out of sight. */
export function PayBar({ form, quote }: Pick<PaymentAtWork, 'form' | 'quote'>) {
  const text = useText()
  const { exact } = usePrice()
  return (
    <Inline justify="between" gap={12}>
      <Stack gap={0}>
        <Text size="sm" ink="muted">
          {text('payment.today')}
        </Text>
        {quote.data ? (
          <Text as="bdi" size="lg" weight="strong" isNumeric>
            {exact(quote.data.total)}
          </Text>
        ) : quote.isFetching ? (
          <Skeleton width={80} />
        ) : (
          <Text size="lg">{NOTHING}</Text>
        )}
      </Stack>
      <PayButton form={form} quote={quote} />
    </Inline>
  )
}
