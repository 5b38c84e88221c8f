import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** As many rows at most as at least: a longer text scrolls. */
export function NoResize() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.message')}
      minRows={2}
      maxRows={2}
      defaultValue={text('textareaDemos.longNote')}
    />
  )
}
