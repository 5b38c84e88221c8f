import { SwitchGroup } from '@data1522/design-system/SwitchGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** Words lead, and all switches stand at the far edge. */
export function Rows() {
  const text = useText()

  return (
    <SwitchGroup
      label={text('switchDemos.tellMeOf')}
      defaultValue={['orders', 'stock']}
      options={[
        {
          id: 'orders',
          label: text('switchDemos.newOrders'),
          description: text('switchDemos.newOrdersText'),
        },
        { id: 'stock', label: text('switchDemos.lowStock'), description: text('switchDemos.lowStockText') },
        { id: 'reviews', label: text('switchDemos.reviews'), description: text('switchDemos.reviewsText') },
      ]}
    />
  )
}
