import { productHref } from '../../../entities/product/product-href.ts'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconLayoutSidebarRight,
  IconPencil,
  IconTrash,
} from '@data1522/design-system/icons'
import type { Product } from '../../../entities/product/product.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import type { ListHandle } from '../../../shared/list/useList.ts'
import type { useProductChanges } from '../../../entities/product/useProductChanges.ts'
import { saveRow } from './save-row.ts'

/** What can be done with one product of the list, as far as the rules allow it. */
export function useRowActions(list: ListHandle<Product>, changes: ReturnType<typeof useProductChanges>) {
  const { text } = list.tools
  const refused = useRefusals()
  const remove = (products: readonly Product[]) => {
    list.selection.drop(products)
    void changes.remove(products)
  }
  const quickView = { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight }
  const duplicate = {
    id: 'duplicate',
    label: text('products.duplicate'),
    icon: IconCopy,
    ...refused({ action: 'create', subject: 'Product' }),
  }
  const erase = { id: 'delete', label: text('products.delete'), icon: IconTrash }
  const menu = (product: Product) => {
    const isShown = product.status === 'Published'
    return [
      {
        id: 'row',
        entries: [
          { id: 'edit', label: text('products.edit'), icon: IconPencil, href: productHref(product) },
          quickView,
          {
            id: isShown ? 'unpublish' : 'publish',
            label: text(isShown ? 'products.unpublish' : 'products.publish'),
            icon: isShown ? IconEyeOff : IconEye,
            ...refused({ action: 'update', subject: 'Product' }),
          },
          duplicate,
          { id: 'download', label: text('products.download'), icon: IconDownload },
          { ...erase, tone: 'danger' as const, ...refused({ action: 'delete', subject: 'Product' }) },
        ],
      },
    ]
  }
  const quick = () => [quickView, duplicate]
  const act = (action: string, product: Product) => {
    if (action === 'quickView') list.set({ quickView: String(product.id) }, { isReplacing: true })
    if (action === 'publish') void changes.setStatus([product], 'Published')
    if (action === 'unpublish') void changes.setStatus([product], 'Inactive')
    if (action === 'duplicate') void changes.duplicate(product)
    if (action === 'download') saveRow(product, list)
    if (action === 'delete') remove([product])
  }
  return { menu, quick, act, remove }
}
