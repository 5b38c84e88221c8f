import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** Counts as people do: an emoji is one. */
export function Counter() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.productText')}
      defaultValue={text('textareaDemos.chairText')}
      maxLength={80}
      showCount
    />
  )
}
