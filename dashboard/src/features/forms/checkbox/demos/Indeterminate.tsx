import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** One box above turns all on and off, and shows a dash between. */
export function Indeterminate() {
  const text = useText()

  return (
    <CheckboxGroup
      label={text('checkboxDemos.export')}
      allLabel={text('checkboxDemos.allColumns')}
      defaultValue={['number', 'customer']}
      options={[
        { id: 'number', label: text('checkboxDemos.orderNumber') },
        { id: 'customer', label: text('checkboxDemos.customer') },
        { id: 'total', label: text('checkboxDemos.total') },
      ]}
    />
  )
}
