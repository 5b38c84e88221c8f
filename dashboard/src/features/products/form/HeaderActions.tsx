import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import type { ProductDetail, ProductStatus } from '@data1522/mocks/contract/products'
import { useFormState } from 'react-hook-form'
import { Can } from '../../../app/access/Can.tsx'
import { useText } from '../../../app/intl/useText.ts'
import { RecordPager } from '../../../app/lists/walk/RecordPager.tsx'
import { productWalk } from '../list/definition.ts'
import type { ProductFormHandle } from './product-values.ts'

interface HeaderActionsProps {
  form: ProductFormHandle
  /** The product as it is saved; a new one is not yet. */
  product: ProductDetail | undefined
}

/** What can be done with the product as a whole: go back, keep it for oneself, show it to all. */
export function HeaderActions({ form, product }: HeaderActionsProps) {
  const text = useText()
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const saveAs = async (status: ProductStatus) => {
    const { control, getValues, setValue } = form.hook
    const before = getValues('status')
    setValue('status', status, { shouldDirty: true })
    await form.submit()
    // What was not sent has not become a draft or public.
    if (!control._formState.isSubmitSuccessful) setValue('status', before, { shouldDirty: true })
  }
  const action = product ? 'update' : 'create'
  return (
    <>
      {product && !isDirty && <RecordPager definition={productWalk} id={String(product.id)} />}
      <LinkButton href="/apps/ecommerce/product/list" variant="plain">
        {text('productForm.discard')}
      </LinkButton>
      <Can action={action} subject="Product" label={text('productForm.saveDraft')}>
        {(isDisabled) => (
          <Button isDisabled={isDisabled || isSubmitting} onPress={() => void saveAs('Inactive')}>
            {text('productForm.saveDraft')}
          </Button>
        )}
      </Can>
      <Can action={action} subject="Product" label={text('productForm.publish')}>
        {(isDisabled) => (
          <Button
            variant="solid"
            tone="primary"
            isDisabled={isDisabled}
            isPending={isSubmitting}
            onPress={() => void saveAs('Published')}
          >
            {text('productForm.publish')}
          </Button>
        )}
      </Can>
    </>
  )
}
