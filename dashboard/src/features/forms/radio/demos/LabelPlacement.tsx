import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** Or above, or first: the words stand where a scale wants them. */
export function LabelPlacement() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.rate')}
      orientation="horizontal"
      labelPlacement="below"
      defaultValue="good"
      options={[
        { id: 'poor', label: text('radioDemos.poor') },
        { id: 'fair', label: text('radioDemos.fair') },
        { id: 'good', label: text('radioDemos.good') },
      ]}
    />
  )
}
