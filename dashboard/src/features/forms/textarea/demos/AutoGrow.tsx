import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** From one line to six, then it scrolls. */
export function AutoGrow() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.message')}
      minRows={1}
      maxRows={6}
      placeholder={text('textareaDemos.growExample')}
    />
  )
}
