import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** A text runs its own way, an address always from left to right. */
export function WritingDirection() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField label={text('textfieldDemos.fullName')} defaultValue="ليلى حداد" />
      <TextField label={text('textfieldDemos.email')} type="email" defaultValue="layla@example.com" />
    </Stack>
  )
}
