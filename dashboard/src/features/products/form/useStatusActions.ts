import type { ProductDetail, ProductStatus } from '@data1522/mocks/contract/products'
import { useFormState, useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'
import { useUnpublish } from './useUnpublish.ts'

interface StatusAction {
  label: string
  onPress: () => Promise<unknown>
  isPending: boolean
}

/**
 * The two ways to go on, by whether people see the product: one that nobody sees is kept for oneself or shown to all,
 * one that is in the shop, or will be, is saved as what it is, or taken out.
 */
export function useStatusActions(
  form: ProductFormHandle,
  product: ProductDetail | undefined,
): { secondary: StatusAction; primary: StatusAction } {
  const text = useText()
  const { control, setValue } = form.hook
  const { isSubmitting, defaultValues } = useFormState({ control })
  const chosen = useWatch({ control, name: 'status' })
  const { unpublish, isPending } = useUnpublish(form)
  const saved = defaultValues?.status

  const saveAs = async (status: ProductStatus) => {
    setValue('status', status, { shouldDirty: true })
    // What was not sent has not become a draft or public.
    if (!(await form.submit())) setValue('status', chosen, { shouldDirty: true })
  }
  if (!product || saved === 'Inactive') {
    const isScheduled = chosen === 'Scheduled'
    return {
      secondary: {
        label: text('productForm.saveDraft'),
        onPress: () => saveAs('Inactive'),
        isPending: false,
      },
      primary: {
        label: text(isScheduled ? 'productForm.schedule' : 'productForm.publish'),
        onPress: () => saveAs(isScheduled ? 'Scheduled' : 'Published'),
        isPending: isSubmitting,
      },
    }
  }
  return {
    secondary: {
      label: text(saved === 'Scheduled' ? 'productForm.unschedule' : 'products.unpublish'),
      onPress: () => unpublish(product),
      isPending,
    },
    primary: { label: text('productForm.save'), onPress: form.submit, isPending: isSubmitting },
  }
}
