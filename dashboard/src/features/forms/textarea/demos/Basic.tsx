import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** A label above, an example inside, help below. */
export function Basic() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.note')}
      placeholder={text('textareaDemos.noteExample')}
      description={text('textareaDemos.driverSees')}
    />
  )
}
