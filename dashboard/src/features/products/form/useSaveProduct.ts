import { toasts } from '@data1522/design-system/toasts'
import { type SubmitErrors, useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { Category } from '@data1522/mocks/contract/categories'
import { createProduct, type ProductDetail, updateProduct } from '@data1522/mocks/contract/products'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { productQuery, productsKey, touchedByProducts } from '../../../entities/product/queries.ts'
import { productEdit, productFields } from './product-fields.ts'
import { type ProductFormHandle, productSchema, type ProductValues, valuesOf } from './product-values.ts'

/** The form of a product, and what sending it does. */
export function useSaveProduct(product: ProductDetail | undefined, categories: readonly Category[]) {
  const text = useText()
  const queries = useQueryClient()
  const [savedId, setSavedId] = useState<number>()

  const savedText = ({ productName: name, status }: ProductDetail) =>
    product?.status === 'Published' && status === 'Inactive'
      ? text('products.unpublished', { count: 1, name })
      : text(`productForm.saved.${status}`, { name })

  const form: ProductFormHandle = useSchemaForm<ProductValues, ProductValues>({
    schema: productSchema(text),
    defaultValues: valuesOf(product, categories),
    draftKey: personKey(`draft-product-${product?.id ?? 'new'}`),
    onSubmit: async (values, changed) => {
      const body = productFields(values, categories)
      try {
        const saved = await forSamePerson(
          product
            ? call(updateProduct, {
                params: { id: product.id },
                body: productEdit(valuesOf(product, categories), body, changed),
              })
            : call(createProduct, { body }),
        )
        for (const queryKey of [productsKey, ...touchedByProducts])
          void queries.invalidateQueries({ queryKey })
        queries.setQueryData(productQuery(String(saved.id)).queryKey, saved)
        toasts.show({ tone: 'success', title: () => savedText(saved) })
        setSavedId(saved.id)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { form: text('productForm.gone') }
        const fields = [...form.labels.keys(), 'categoryId']
        const { categoryId: category, ...errors } = validationErrors(error, text, fields, {
          sku: text('productForm.skuTaken'),
        })
        return { ...errors, ...(category && { category }) } as SubmitErrors<ProductValues>
      }
    },
  })
  return { form, savedId }
}
