import { type ProductDetail, type ProductStatus, updateProduct } from '@data1522/mocks/contract/products'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { productQuery, productsKey, touchedByProducts } from '../../../entities/product/queries.ts'
import type { ProductFormHandle } from './product-values.ts'

/** Takes a product out of the shop at once, with a way back; what else was changed in the form stays as it was typed. */
export function useUnpublish(form: ProductFormHandle) {
  const text = useText()
  const queries = useQueryClient()
  const change = useChange(productsKey, touchedByProducts)
  const [isPending, setPending] = useState(false)

  const unpublish = async ({ id, productName: name, status }: ProductDetail) => {
    const put = async (next: ProductStatus) => {
      const after = await forSamePerson(call(updateProduct, { params: { id }, body: { status: next } }))
      queries.setQueryData(productQuery(String(id)).queryKey, after)
      form.hook.resetField('status', { defaultValue: next })
    }
    setPending(true)
    await change({
      mutationFn: () => put('Inactive'),
      successMessage: () =>
        status === 'Published'
          ? text('products.unpublished', { count: 1, name })
          : text('productForm.unscheduled', { name }),
      undo: async () => {
        const now = await queries.fetchQuery({ ...productQuery(String(id)), staleTime: 0 })
        if (now.status === 'Inactive') await put(status)
      },
    })
    setPending(false)
  }
  return { unpublish, isPending }
}
