import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Where its place says what it is; screen readers still hear the label. */
export function SingleLine() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField
        label={text('textfieldDemos.giftCard')}
        isLabelHidden
        placeholder={text('textfieldDemos.giftCard')}
      />
      <TextField
        label={text('textfieldDemos.noteToSelf')}
        isLabelHidden
        placeholder={text('textfieldDemos.noteToSelf')}
        variant="plain"
      />
    </Stack>
  )
}
