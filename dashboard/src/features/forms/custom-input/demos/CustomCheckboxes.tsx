import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { useText } from '../../../../core/i18n/useText.ts'

/** Any number of them; a press anywhere on a card turns it on or off. */
export function CustomCheckboxes() {
  const text = useText()

  return (
    <CheckboxCards
      label={text('customInputDemos.extras')}
      defaultValue={['wrap']}
      options={[
        {
          id: 'wrap',
          label: text('customInputDemos.wrap'),
          end: text('customInputDemos.wrapPrice'),
          description: text('customInputDemos.wrapHint'),
        },
        {
          id: 'cover',
          label: text('customInputDemos.cover'),
          end: text('customInputDemos.coverPrice'),
          description: text('customInputDemos.coverHint'),
        },
      ]}
    />
  )
}
