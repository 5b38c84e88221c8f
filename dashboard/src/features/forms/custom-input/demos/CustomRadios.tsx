import { RadioCards } from '@data1522/design-system/RadioCards'
import { useText } from '../../../../core/i18n/useText.ts'

/** One answer, each a card with a title, a sentence and what it costs. */
export function CustomRadios() {
  const text = useText()

  return (
    <RadioCards
      label={text('customInputDemos.delivery')}
      defaultValue="standard"
      options={[
        {
          id: 'standard',
          label: text('customInputDemos.standard'),
          end: text('customInputDemos.free'),
          description: text('customInputDemos.standardHint'),
        },
        {
          id: 'express',
          label: text('customInputDemos.express'),
          end: text('customInputDemos.expressPrice'),
          description: text('customInputDemos.expressHint'),
        },
      ]}
    />
  )
}
