import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what it is for, so that a known address is offered. */
export function BrowserAutocomplete() {
  const text = useText()

  return <TextArea label={text('textareaDemos.address')} autoComplete="street-address" minRows={2} />
}
