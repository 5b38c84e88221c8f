import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { SummaryLayout } from '@data1522/design-system/SummaryLayout'
import { useText } from '../../../core/i18n/useText.ts'

const Line = () => (
  <Inline gap={20} align="start" isWrapping={false}>
    <Box minWidth={124}>
      <Skeleton shape="block" height={124} />
    </Box>
    <Box isFilling>
      <Stack gap={12}>
        <Skeleton width="45%" />
        <Skeleton width="30%" />
        <Skeleton shape="block" height={36} width="70%" />
      </Stack>
    </Box>
  </Inline>
)

/** The checkout's geometry while the cart is on the way. */
export function CheckoutSkeleton() {
  const text = useText()
  return (
    <SummaryLayout
      summaryLabel={text('checkout.prices')}
      summary={
        <Card>
          <Stack gap={20}>
            <Skeleton shape="block" height={60} />
            <Skeleton lines={4} />
            <Skeleton shape="block" height={44} />
          </Stack>
        </Card>
      }
    >
      <Card>
        <Stack gap={24}>
          <Line />
          <Line />
          <Line />
        </Stack>
      </Card>
    </SummaryLayout>
  )
}
