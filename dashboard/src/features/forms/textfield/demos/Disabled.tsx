import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Out of reach for now; say nearby why. */
export function Disabled() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField label={text('textfieldDemos.customerSince')} isDisabled defaultValue="2019" />
      <TextField
        label={text('textfieldDemos.customerSince')}
        isDisabled
        defaultValue="2019"
        variant="filled"
      />
    </Stack>
  )
}
