import { ComboBox } from '@data1522/design-system/ComboBox'
import { useText } from '../../../../core/i18n/useText.ts'

const reasons = ['Broken on arrival', 'Wrong size'].map((label) => ({ id: label, label }))

/** Keeps what is typed, though the list does not have it. */
export function OwnText() {
  const text = useText()

  return (
    <ComboBox
      label={text('comboboxDemos.reason')}
      allowsCustomValue
      options={reasons}
      description={text('comboboxDemos.reasonText')}
    />
  )
}
