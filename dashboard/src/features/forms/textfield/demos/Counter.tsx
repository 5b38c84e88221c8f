import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** A text that is too long is an error, never cut off. */
export function Counter() {
  const text = useText()

  return (
    <TextField
      label={text('textfieldDemos.productName')}
      defaultValue={text('textfieldDemos.chair')}
      maxLength={20}
      showCount
    />
  )
}
