import { Card } from '@data1522/design-system/Card'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The geometry of a tab while it is on the way: cards with a title and some lines. */
export const TabSkeleton = ({ cards = 2 }: { cards?: number }) => (
  <Stack gap="gap">
    {Array.from({ length: cards }, (_, index) => (
      <Card key={index}>
        <Stack gap={20}>
          <Skeleton shape="text" width={180} height={20} />
          <Skeleton shape="text" lines={5} />
        </Stack>
      </Card>
    ))}
  </Stack>
)
