import { toasts } from '@data1522/design-system/toasts'
import { type ProductDetail, restockProduct } from '@data1522/mocks/contract/products'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { productQuery, productsKey, touchedByProducts } from '../../../entities/product/queries.ts'
import type { ProductFormHandle } from './product-values.ts'

/** Takes arrived goods into stock at once; what else was changed in the form stays as it was typed. */
export function useRestock(form: ProductFormHandle, { id }: ProductDetail) {
  const text = useText()
  const queries = useQueryClient()
  const change = useChange(productsKey, touchedByProducts)
  const [isPending, setPending] = useState(false)

  const show = (after: ProductDetail, quantity: number, values?: readonly string[]) => {
    const { getValues, resetField, setValue, getFieldState } = form.hook
    queries.setQueryData(productQuery(String(id)).queryKey, after)
    const { combinations, qty } = getValues()
    const { isDirty } = getFieldState('combinations')
    const isTyped = getFieldState('qty').isDirty
    const name = values?.join('/')
    resetField('qty', { defaultValue: after.qty })
    if (isTyped) setValue('qty', (qty ?? 0) + quantity, { shouldDirty: true })
    resetField('combinations', { defaultValue: after.combinations.map((one) => ({ ...one })) })
    if (!isDirty) return
    const merged = combinations.map((one) =>
      one.values.join('/') === name ? { ...one, qty: (one.qty ?? 0) + quantity } : one,
    )
    setValue('combinations', merged, { shouldDirty: true })
  }

  const restock = async (quantity: number, values?: string[]) => {
    setPending(true)
    const isDone = await change({
      mutationFn: async () =>
        show(
          await forSamePerson(call(restockProduct, { params: { id }, body: { quantity, values } })),
          quantity,
          values,
        ),
    })
    setPending(false)
    if (isDone)
      toasts.show({ tone: 'success', title: () => text('productForm.restocked', { count: quantity }) })
    return isDone
  }
  return { restock, isPending }
}
