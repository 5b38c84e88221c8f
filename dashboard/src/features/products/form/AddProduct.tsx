import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAddressState, freeText } from '../../../core/router/useAddressState.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../../core/router/breadcrumb-end.ts'
import { useBegun } from '../../../shared/record/useBegun.ts'
import { RecordPage } from '../../../shared/record/RecordPage.tsx'
import { categoriesQuery, productQuery } from '../../../entities/product/queries.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx'

const address = { id: freeText() }

/** Adds a product, or edits the one that the address names. */
export function AddProduct() {
  const text = useText()
  const [{ id }] = useAddressState(address)
  const one = useQuery({ ...productQuery(id), enabled: id !== '' })
  const categories = useQuery(categoriesQuery())
  const begun = useBegun(one, id)
  const product = id === '' ? undefined : begun
  const title = product?.productName ?? text('titles.addProduct')
  useBreadcrumbEnd(product?.productName, id === '' ? undefined : href('/apps/ecommerce/product/list'))
  const isReady = categories.data && (id === '' || product)
  const shownId = useRef(id)
  useEffect(() => {
    if (!isReady || shownId.current === id) return
    shownId.current = id
    // The form of another product is another form: what was pressed in the one before has gone, and the focus with it.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus()
  }, [isReady, id])
  return (
    <RecordPage
      id={id}
      query={{
        data: isReady ? { product, categories: categories.data.categories } : undefined,
        error: one.error ?? categories.error,
        isFetching: one.isFetching || categories.isFetching,
        refetch: () => Promise.all([categories.refetch(), id !== '' && one.refetch()]),
      }}
      title={title}
      skeleton={<ProductFormSkeleton />}
      missing={{
        title: text('productForm.missing'),
        heading: text('productForm.missingTitle'),
        text: text('productForm.missingText'),
        href: href('/apps/ecommerce/product/list'),
        linkLabel: text('productForm.allProducts'),
      }}
      failedTitle={text('productForm.loadFailed')}
    >
      {(ready) => (
        <>
          <DocumentTitle title={title} />
          <ProductForm title={title} {...ready} />
        </>
      )}
    </RecordPage>
  )
}
