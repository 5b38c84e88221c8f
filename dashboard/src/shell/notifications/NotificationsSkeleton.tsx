import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useText } from '../../core/i18n/useText.ts'

const widths = [220, 180, 240, 200]

/** The list's geometry while it is on its way. */
export function NotificationsSkeleton() {
  const text = useText()
  return (
    <Box paddingInline={12} paddingBlock={4}>
      <VisuallyHidden live="polite">{text('notifications.loading')}</VisuallyHidden>
      <Stack gap={20}>
        <Skeleton shape="block" height={30} />
        {widths.map((width) => (
          <Inline key={width} gap={12} isWrapping={false}>
            <Skeleton shape="circle" height={36} />
            <Stack gap={4}>
              <Skeleton shape="text" width={width} />
              <Skeleton shape="text" width={140} />
            </Stack>
          </Inline>
        ))}
      </Stack>
    </Box>
  )
}
