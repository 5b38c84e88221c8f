import { Columns } from '@data1522/design-system/Columns'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import type { Category } from '@data1522/mocks/contract/categories'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { FreshProduct } from './FreshProduct.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { Information } from './Information.tsx'
import { Inventory } from './Inventory.tsx'
import { Media } from './Media.tsx'
import { Organise } from './Organise.tsx'
import { Pricing } from './Pricing.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { UnsavedBar } from './UnsavedBar.tsx'
import { useSaveProduct } from './useSaveProduct.ts'
import { Variants } from './Variants.tsx'

interface ProductFormProps {
  title: string
  /** The product that is edited; without one a new one is added. */
  product?: ProductDetail
  categories: readonly Category[]
}

/** All that can be said of a product, in one form. */
export function ProductForm({ title, product, categories }: ProductFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const { form, savedId } = useSaveProduct(product, categories)
  // Once it is sent nothing holds one back, and what was added is edited from then on.
  const addedId = product || form.tries.sent === 0 ? undefined : savedId
  useEffect(() => {
    if (addedId !== undefined) void navigate(`?id=${addedId}`, { replace: true, preventScrollReset: true })
  }, [addedId, navigate])
  return (
    <>
      <PageHeader
        title={title}
        description={text(product ? 'productForm.editDescription' : 'productForm.addDescription')}
        actions={<HeaderActions form={form} product={product} />}
      />
      <SchemaForm form={form} label={title} isGuarded={false}>
        {product && <FreshProduct form={form} product={product} categories={categories} />}
        <Columns side="end">
          <Stack gap="gap">
            <Information form={form} />
            <Media form={form} />
            <Variants form={form} />
            <Inventory form={form} product={product} />
          </Stack>
          <Stack gap="gap">
            <Pricing form={form} />
            <Organise form={form} categories={categories} />
            <SearchPreview form={form} />
          </Stack>
        </Columns>
        <UnsavedBar form={form} isNew={!product} />
      </SchemaForm>
    </>
  )
}
