import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { useText } from '../../../../core/i18n/useText.ts'

/** The list stays open while one chooses. */
export function Multiple() {
  const text = useText()

  return (
    <MultiSelect
      label={text('selectDemos.warehouses')}
      defaultValue={['lyon', 'oslo']}
      options={[
        { id: 'lyon', label: 'Lyon' },
        { id: 'oslo', label: 'Oslo' },
        { id: 'turin', label: 'Turin' },
        { id: 'malaga', label: 'Málaga' },
      ]}
    />
  )
}
