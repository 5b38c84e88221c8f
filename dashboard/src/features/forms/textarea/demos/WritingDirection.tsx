import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** A text runs its own way, whatever the page does. */
export function WritingDirection() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.message')}
      minRows={2}
      defaultValue={'يُرجى الرنّ مرتين.\nتُغلق البوابة في السادسة.'}
    />
  )
}
