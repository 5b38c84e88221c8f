import { FormTabs } from '@data1522/design-system/FormTabs'
import { IconFlag, IconHash, IconListDetails, IconStack2, IconTruck } from '@data1522/design-system/icons'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { Attributes } from './Attributes.tsx'
import { Delivery } from './Delivery.tsx'
import { Identifier } from './Identifier.tsx'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'
import { Shipping } from './Shipping.tsx'
import { Stock } from './Stock.tsx'

const TABS = ['stock', 'shipping', 'delivery', 'attributes', 'advanced'] as const
const address = { inventory: choice(TABS) }

interface InventoryProps {
  form: ProductFormHandle
  /** The product as it is saved. */
  product: ProductDetail | undefined
}

/** What there is of the product, how it gets to people, and what they should know. */
export function Inventory({ form, product }: InventoryProps) {
  const text = useText()
  const [{ inventory }, set] = useAddressState(address)
  return (
    <Part title={text('productForm.inventory')}>
      <FormTabs
        form={form}
        label={text('productForm.inventory')}
        orientation="vertical"
        variant="pill"
        defaultSelectedId={inventory ?? 'stock'}
        onSelectionChange={(id) =>
          set({ inventory: id === 'stock' ? null : (id as (typeof TABS)[number]) }, { isReplacing: true })
        }
        items={[
          {
            id: 'stock',
            label: text('productForm.stock'),
            icon: IconStack2,
            fields: ['qty'],
            content: <Stock form={form} product={product} />,
          },
          {
            id: 'shipping',
            label: text('productForm.shipping'),
            icon: IconTruck,
            fields: ['shipping'],
            content: <Shipping form={form} />,
          },
          {
            id: 'delivery',
            label: text('productForm.delivery'),
            icon: IconFlag,
            fields: ['delivery'],
            content: <Delivery form={form} />,
          },
          {
            id: 'attributes',
            label: text('productForm.attributes'),
            icon: IconListDetails,
            fields: ['attributes'],
            content: <Attributes form={form} />,
          },
          {
            id: 'advanced',
            label: text('productForm.advanced'),
            icon: IconHash,
            fields: ['identifier'],
            content: <Identifier form={form} />,
          },
        ]}
      />
    </Part>
  )
}
