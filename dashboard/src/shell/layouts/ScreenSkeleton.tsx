import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'

/** A screen's head and first card, while its code comes. */
export const ScreenSkeleton = () => (
  <Stack gap={24}>
    <Stack gap={8}>
      <Skeleton shape="block" width={220} height={30} />
      <Skeleton shape="text" width={320} />
    </Stack>
    <Skeleton shape="block" height={1200} />
  </Stack>
)
