import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** It stands where the text will be, and moves up for it. */
export function LabelInside() {
  const text = useText()

  return <TextArea label={text('textareaDemos.message')} labelPlacement="inside" />
}
