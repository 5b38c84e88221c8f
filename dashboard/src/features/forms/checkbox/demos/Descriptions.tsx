import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** A second line for each, read out with its words. */
export function Descriptions() {
  const text = useText()

  return (
    <CheckboxGroup
      label={text('checkboxDemos.notifyOf')}
      defaultValue={['orders']}
      description={text('checkboxDemos.notifyText')}
      options={[
        {
          id: 'orders',
          label: text('checkboxDemos.newOrders'),
          description: text('checkboxDemos.newOrdersText'),
        },
        {
          id: 'stock',
          label: text('checkboxDemos.lowStock'),
          description: text('checkboxDemos.lowStockText'),
        },
      ]}
    />
  )
}
