import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconLock } from '@data1522/design-system/icons'
import { useFormState, useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import type { PaymentAtWork } from './usePayment.ts'

type PayButtonProps = Pick<PaymentAtWork, 'form' | 'quote'> & { isBlock?: boolean }

/** Pays what the quote says; nobody pays while that is being counted anew. */
export function PayButton({ form, quote: { data, isFetching }, isBlock }: PayButtonProps) {
  const text = useText()
  const { exact } = usePrice()
  const { control } = form.hook
  const { isSubmitting } = useFormState({ control })
  const way = useWatch({ control, name: 'way' })
  const id = way === 'bankTransfer' ? 'payment.order' : 'payment.pay'
  return (
    <Button
      type="submit"
      form={form.id}
      variant="solid"
      tone="primary"
      size="large"
      isBlock={isBlock}
      isPending={isSubmitting}
      isDisabled={!data || isFetching}
      start={<Icon icon={IconLock} size={18} />}
    >
      {data
        ? text(id, { total: exact(data.total) })
        : text(isFetching ? 'payment.counting' : 'payment.quoteFailed')}
    </Button>
  )
}
