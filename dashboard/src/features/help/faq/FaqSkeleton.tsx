import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The geometry of the questions while they are on their way. */
export const FaqSkeleton = () => (
  <Columns sideWidth={220}>
    <Stack gap={8}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="block" height={36} />
      ))}
    </Stack>
    <Card>
      <Stack gap={24}>
        <Skeleton width={200} height={24} />
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={28} />
        ))}
      </Stack>
    </Card>
  </Columns>
)
