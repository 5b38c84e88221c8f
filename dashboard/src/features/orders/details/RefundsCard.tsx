import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { sumPieces } from '@data1522/mocks/contract/order-pieces'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SideCard } from './SideCard.tsx'

/** What went back, when, and why. */
export function RefundsCard({ details }: { details: OrderDetails }) {
  const text = useText()
  const { money, dayAndTime, storeZone } = useFormats()
  return (
    <SideCard title={text('order.refunds')} of={details.order}>
      <Stack as="ul" gap={12}>
        {details.refunds.map(({ id, amount, reason, time, items }) => (
          <Inline key={id} as="li" justify="between" align="start" gap={12} isWrapping={false}>
            <Stack gap={0}>
              <Text as="bdi" weight="medium">
                {reason || text('order.noReason')}
              </Text>
              {items.length > 0 && (
                <Text size="sm" ink="muted">
                  {text('order.pieces', { count: sumPieces(items) })}
                </Text>
              )}
              <Text as="time" size="sm" ink="subtle" dateTime={time}>
                {dayAndTime(time, storeZone)}
              </Text>
            </Stack>
            <Text weight="medium" isNumeric>
              {money(-amount)}
            </Text>
          </Inline>
        ))}
      </Stack>
    </SideCard>
  )
}
