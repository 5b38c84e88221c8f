import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** The screen's geometry while the user is on the way. */
export const UserViewSkeleton = () => (
  <Columns>
    <Card>
      <Stack gap={24} align="center">
        <Skeleton shape="circle" width={96} height={96} />
        <Skeleton shape="text" width={160} />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </Card>
    <Card>
      <Skeleton shape="text" lines={10} />
    </Card>
  </Columns>
)
