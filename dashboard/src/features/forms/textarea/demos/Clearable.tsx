import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** The cross clears the field and keeps the caret there. */
export function Clearable() {
  const text = useText()

  return <TextArea label={text('textareaDemos.note')} defaultValue={text('textareaDemos.ring')} isClearable />
}
