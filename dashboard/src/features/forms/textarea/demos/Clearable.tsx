import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** A cross empties it at one press and leaves the caret there. */
export function Clearable() {
  const text = useText()

  return <TextArea label={text('textareaDemos.note')} defaultValue={text('textareaDemos.ring')} isClearable />
}
