import {
  deleteProduct,
  deleteProducts,
  duplicateProduct,
  getProduct,
  editProducts,
  type ProductEdit,
  type ProductsEdit,
  type ProductStatus,
  restoreProducts,
  updateProduct,
  updateProducts,
} from '@data1522/mocks/contract/products'
import { call } from '../../core/api/client.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { invalidFields } from '../../core/errors/invalid-fields.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { fieldsOf, stillSo, takenBack, toSend } from '../../core/mutations/taken-back.ts'
import type { Product } from './product.ts'
import { productsKey, touchedByProducts } from './queries.ts'

/** What can be changed of a product where it stands in the list. */
export type ProductCell = Partial<{ price: number; qty: number; stock: boolean }>

const bodyOf = ({ price, ...rest }: ProductCell): ProductEdit => ({
  ...rest,
  ...(price !== undefined && { pricing: { base: price } }),
})
const current = ({ id }: Product) => call(getProduct, { params: { id: String(id) } })
const putStatus = (products: { id: number; status: ProductStatus }[]) =>
  call(updateProducts, { body: { products } })
const put = (id: number, body: ProductEdit) => call(updateProduct, { params: { id }, body })

/** Deletes, publishes, edits and copies products: at once on the screen, then on the server, with a way back. */
export function useProductChanges() {
  'use memo'
  const text = useText()
  const { money, number } = useFormats()
  const mayDelete = useCan({ action: 'delete', subject: 'Product' }).isAllowed
  const change = useChange<ListPage<Product>>(productsKey, touchedByProducts)
  const inIds = (products: readonly Product[]) => {
    const ids = new Set(products.map(({ id }) => id))
    return ({ id }: Product) => ids.has(id)
  }

  const remove = (products: readonly Product[]) =>
    change({
      optimisticUpdate: without(inIds(products)),
      mutationFn: () => call(deleteProducts, { body: { ids: products.map(({ id }) => id) } }),
      successMessage: ({ ids }) => {
        const first = products.find(({ id }) => ids.includes(id))
        return first && text('products.deleted', { count: ids.length, name: first.productName })
      },
      undo: (done) => call(restoreProducts, { body: done }),
    })

  const reasonOf = (error: unknown) => {
    const fields = invalidFields(error)
    if (fields.includes('qty')) return text('products.qtyIsSum')
    if (fields.includes('price') || fields.includes('pricing.base')) return text('products.priceMissing')
    return fields.includes('pricing.discounted') ? text('products.belowReduced') : undefined
  }

  const setStatus = (products: readonly Product[], status: ProductStatus) => {
    const isOne = inIds(products)
    return change({
      optimisticUpdate: withRows((product) => (isOne(product) ? { ...product, status } : product)),
      mutationFn: () => putStatus(products.map(({ id }) => ({ id, status }))),
      errorMessage: reasonOf,
      successMessage: ({ ids }) => {
        const first = products.find(({ id }) => ids.includes(id))
        const id = status === 'Published' ? 'products.published' : 'products.unpublished'
        return first && text(id, { count: ids.length, name: first.productName })
      },
      undo: async () => {
        const ours = await stillSo(products, current, (now) => now.status === status)
        if (ours.length > 0) await putStatus(ours.map(({ id, status: before }) => ({ id, status: before })))
      },
    })
  }

  const edit = (product: Product, { price, qty, stock }: ProductCell) => {
    const name = product.productName
    const before = {
      ...(price !== undefined && { price: product.price }),
      ...(qty !== undefined && { qty: product.qty }),
      ...(stock !== undefined && { stock: product.stock }),
    }
    const done = () =>
      price !== undefined
        ? text('products.priceSet', { name, price: money(price) })
        : qty !== undefined
          ? text('products.qtySet', { name, qty: number(qty) })
          : text(stock ? 'products.stockOn' : 'products.stockOff', { name })
    return change({
      optimisticUpdate: withRows((row) =>
        row.id === product.id
          ? {
              ...row,
              price: price ?? row.price,
              qty: qty ?? row.qty,
              stock: stock ?? row.stock,
            }
          : row,
      ),
      mutationFn: () => put(product.id, bodyOf({ price, qty, stock })),
      errorMessage: reasonOf,
      successMessage: done,
      undo: async () => {
        const now = await current(product)
        const cell = { price: now.pricing.base, qty: now.qty, stock: now.stock }
        await put(product.id, bodyOf(takenBack(before, { price, qty, stock }, fieldsOf(cell, before))))
      },
    })
  }

  const duplicate = (product: Product) => {
    let copyId = 0
    return change({
      mutationFn: async () => {
        copyId = (await call(duplicateProduct, { params: { id: product.id } })).id
      },
      successMessage: () => text('products.duplicated', { name: product.productName }),
      ...(mayDelete && { undo: () => call(deleteProduct, { params: { id: copyId } }) }),
    })
  }

  /** A form shows what fails of this, so it throws. */
  const editAll = (products: readonly Product[], body: ProductsEdit) =>
    change({
      mutationFn: () => call(editProducts, { body: { ids: products.map(({ id }) => id), ...body } }),
      throwsOnFailure: true,
      successMessage: ({ before }) => {
        const first = products.find(({ id }) => before.some((one) => one.id === id))
        if (!first) return text('products.noneThere')
        return text('products.edited', { count: before.length, name: first.productName })
      },
      undo: async ({ before, after }) => {
        const read = await Promise.allSettled(
          before.map(async ({ id, ...was }, index) => {
            const { pricing, category, categoryId, tags } = await call(getProduct, {
              params: { id: String(id) },
            })
            const now = fieldsOf({ price: pricing.base, category, categoryId, tags }, was)
            const { id: _id, ...became } = after[index]!
            return { id, ...toSend(now, takenBack(was, became, now), now) }
          }),
        )
        const back = read.flatMap((one) =>
          one.status === 'fulfilled' && Object.keys(one.value).length > 1 ? [one.value] : [],
        )
        if (back.length > 0) await call(updateProducts, { body: { products: back } })
      },
    })

  return { remove, setStatus, edit, editAll, duplicate }
}
