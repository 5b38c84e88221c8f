import { href } from 'react-router-dom'
import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { useFormState } from 'react-hook-form'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/record-navigation/RecordPager.tsx'
import { productNavigation } from '../list/list-config.ts'
import type { ProductFormHandle } from './product-values.ts'
import { useStatusActions } from './useStatusActions.ts'

interface HeaderActionsProps {
  form: ProductFormHandle
  /** The product as it is saved; a new one is not yet. */
  product: ProductDetail | undefined
}

/** What can be done with the product as a whole: go back, keep it for oneself, show it to all, take it out again. */
export function HeaderActions({ form, product }: HeaderActionsProps) {
  const text = useText()
  const { isDirty } = useFormState({ control: form.hook.control })
  const { primary, secondary } = useStatusActions(form, product)
  const action = product ? 'update' : 'create'
  return (
    <>
      {product && !isDirty && <RecordPager config={productNavigation} id={String(product.id)} />}
      <LinkButton href={href('/apps/ecommerce/product/list')} variant="plain">
        {text('productForm.discard')}
      </LinkButton>
      <Can action={action} subject="Product" label={secondary.label}>
        {(isDisabled) => (
          <Button
            isDisabled={isDisabled || primary.isPending}
            isPending={secondary.isPending}
            onPress={() => void secondary.onPress()}
          >
            {secondary.label}
          </Button>
        )}
      </Can>
      <Can action={action} subject="Product" label={primary.label}>
        {(isDisabled) => (
          <Button
            variant="solid"
            tone="primary"
            isDisabled={isDisabled || secondary.isPending}
            isPending={primary.isPending}
            onPress={() => void primary.onPress()}
          >
            {primary.label}
          </Button>
        )}
      </Can>
    </>
  )
}
