import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** A tone for each, where colours tell the choices apart. */
export function Colors() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.priority')}
      defaultValue="high"
      options={[
        { id: 'low', label: text('radioDemos.low'), tone: 'success' },
        { id: 'medium', label: text('radioDemos.medium'), tone: 'warning' },
        { id: 'high', label: text('radioDemos.high'), tone: 'danger' },
      ]}
    />
  )
}
