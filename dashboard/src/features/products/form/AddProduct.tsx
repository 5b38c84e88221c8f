import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../../../core/api/client.ts'
import { useAddressState, words } from '../../../core/router/useAddressState.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { categoriesQuery, productQuery } from '../../../entities/product/queries.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductFormSkeleton } from './ProductFormSkeleton.tsx'

const address = { id: words() }

/** Adds a product, or edits the one that the address names. */
export function AddProduct() {
  const text = useText()
  const [{ id }] = useAddressState(address)
  const one = useQuery({ ...productQuery(id), enabled: id !== '' })
  const categories = useQuery(categoriesQuery())
  const product = id === '' ? undefined : one.data
  const title = product?.productName ?? text('titles.addProduct')
  useTrailEnd(product?.productName, id === '' ? undefined : '/apps/ecommerce/product/list')
  const isReady = categories.data && (id === '' || product)
  const shownId = useRef(id)
  useEffect(() => {
    if (!isReady || shownId.current === id) return
    shownId.current = id
    // The form of another product is another form: what was pressed in the one before has gone, and the focus with it.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus()
  }, [isReady, id])
  if (isReady)
    return (
      <>
        <DocumentTitle title={title} />
        <ProductForm key={id} title={title} product={product} categories={categories.data.categories} />
      </>
    )
  const isMissing = one.error instanceof ApiError && one.error.status === 404
  const frame = (heading: string, children: ReactNode) => (
    <>
      <DocumentTitle title={heading} />
      <PageHeader title={heading} />
      {children}
    </>
  )
  if (isMissing)
    return frame(
      text('productForm.missing'),
      <Card>
        <EmptyState
          title={text('productForm.missingTitle')}
          illustration="lost"
          actions={
            <LinkButton href="/apps/ecommerce/product/list">{text('productForm.allProducts')}</LinkButton>
          }
        >
          {text('productForm.missingText')}
        </EmptyState>
      </Card>,
    )
  if (one.error || categories.error)
    return frame(
      title,
      <Card>
        <LoadFailure
          query={{
            error: one.error ?? categories.error,
            isFetching: one.isFetching || categories.isFetching,
            refetch: () => Promise.all([categories.refetch(), id !== '' && one.refetch()]),
          }}
          title={text('productForm.loadFailed')}
        />
      </Card>,
    )
  return frame(title, <ProductFormSkeleton />)
}
