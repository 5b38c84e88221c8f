import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for its frame; what is wrong goes before it. */
export function CustomColors() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField label={text('textfieldDemos.coupon')} tone="success" defaultValue="HARBOUR10" />
      <TextField
        label={text('textfieldDemos.coupon')}
        tone="info"
        variant="filled"
        defaultValue="HARBOUR10"
      />
    </Stack>
  )
}
