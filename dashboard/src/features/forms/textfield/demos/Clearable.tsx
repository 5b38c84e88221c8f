import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../../core/i18n/useText.ts'

/** The cross clears the field and keeps the caret there. */
export function Clearable() {
  const text = useText()

  return <TextField label={text('textfieldDemos.company')} defaultValue="Harbour East" isClearable />
}
