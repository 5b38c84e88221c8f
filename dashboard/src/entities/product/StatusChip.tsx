import { Chip } from '@data1522/design-system/Chip'
import type { ProductStatus } from '@data1522/mocks/contract/products'
import { useText } from '../../core/i18n/useText.ts'
import { statusTones } from './product-meta.ts'

/** The status of a product or of a category. */
export function StatusChip({ status }: { status: ProductStatus }) {
  const text = useText()
  return (
    <Chip tone={statusTones[status]} hasDot>
      {text(`products.status.${status}`)}
    </Chip>
  )
}
