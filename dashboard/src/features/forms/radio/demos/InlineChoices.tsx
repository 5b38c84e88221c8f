import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** Short choices in a row, which breaks where it is narrow. */
export function InlineChoices() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.billed')}
      orientation="horizontal"
      defaultValue="monthly"
      options={[
        { id: 'monthly', label: text('radioDemos.monthly') },
        { id: 'yearly', label: text('radioDemos.yearly') },
      ]}
    />
  )
}
