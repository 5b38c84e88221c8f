import { Stack } from '@data1522/design-system/Stack'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** Its height says how long an answer is expected. */
export function Rows() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextArea label={text('textareaDemos.shortAnswer')} minRows={1} />
      <TextArea label={text('textareaDemos.longAnswer')} minRows={4} />
    </Stack>
  )
}
