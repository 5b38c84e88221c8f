import { Box } from '@data1522/design-system/Box'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReviewDetail } from '@data1522/mocks/contract/reviews'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** What the shop replied. */
export function Reply({ reply }: { reply: NonNullable<ReviewDetail['reply']> }) {
  const text = useText()
  const { dayAndTime } = useFormats()
  return (
    <Box padding={16} background="sunken" radius="control">
      <Stack gap={4}>
        <Text size="sm" ink="muted">
          {text('reviews.replied', { time: dayAndTime(reply.time) })}
        </Text>
        <Text>{reply.text}</Text>
      </Stack>
    </Box>
  )
}
