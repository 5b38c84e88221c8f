import { ComboBox } from '@data1522/design-system/ComboBox'
import { useText } from '../../../../core/i18n/useText.ts'

/** Keeps what is typed, though the list does not have it. */
export function OwnText() {
  const text = useText()

  return (
    <ComboBox
      label={text('comboboxDemos.reason')}
      description={text('comboboxDemos.reasonText')}
      allowsCustomValue
      options={[
        { id: 'broken', label: text('comboboxDemos.broken') },
        { id: 'size', label: text('comboboxDemos.wrongSize') },
      ]}
    />
  )
}
