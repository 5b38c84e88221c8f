import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Words that belong to the value are read out with it. */
export function Prefixes() {
  const text = useText()

  return (
    <Stack gap={16}>
      <TextField
        label={text('textfieldDemos.website')}
        type="url"
        start="https://"
        defaultValue="harbour-east.example"
      />
      <TextField
        label={text('textfieldDemos.weight')}
        inputMode="decimal"
        end={text('textfieldDemos.kg')}
        defaultValue="12.5"
      />
    </Stack>
  )
}
