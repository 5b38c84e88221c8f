import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

const lines = [1, 2, 3]

/** The screen's geometry while the order is on the way. */
export const OrderSkeleton = () => (
  <Columns side="end">
    <Stack gap="gap">
      <Card>
        <Stack gap={20}>
          <Skeleton shape="text" width={120} />
          {lines.map((line) => (
            <Inline key={line} gap={12} isWrapping={false}>
              <Skeleton shape="block" width={44} height={44} />
              <Skeleton shape="text" lines={2} />
            </Inline>
          ))}
          <Skeleton shape="text" lines={5} />
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="text" lines={8} />
      </Card>
    </Stack>
    <Stack gap="gap">
      {lines.map((line) => (
        <Card key={line}>
          <Skeleton shape="text" lines={5} />
        </Card>
      ))}
    </Stack>
  </Columns>
)
