import { FormField } from '@data1522/design-system/FormField'
import { MaskedField } from '@data1522/design-system/MaskedField'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { isCard, ORDER_METHODS, type OrderMethod } from '@data1522/mocks/contract/orders'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import type { OrderDialogProps } from './dialog.ts'

interface CardValues {
  method: OrderMethod
  digits: string
}

/** Changes what an order was paid with; of a card, its last digits are all that is kept. */
export function CardDialog({ details, isOpen, onClose }: OrderDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['method', 'digits'])
  const { order } = details
  const { edit } = useOrderChanges(order.order)
  const { method, methodNumber } = order
  const schema = z.object({ method: z.enum(ORDER_METHODS), digits: z.string() }).check(
    z.refine((values) => !isCard(values.method) || /^\d{4}$/.test(values.digits), {
      path: ['digits'],
      message: text('order.digitsWrong'),
    }),
  )
  const form = useSchemaForm<CardValues, CardValues>({
    schema,
    defaultValues: { method, digits: String(methodNumber).padStart(4, '0') },
    onSubmit: (values) =>
      saveAndClose(async () => {
        await edit(
          { method: values.method, ...(isCard(values.method) && { methodNumber: Number(values.digits) }) },
          { method, methodNumber },
        )
      }),
  })
  const chosen = useWatch({ control: form.hook.control, name: 'method' })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('order.editCard')}
      submitLabel={text('order.save')}
    >
      <FormField form={form} name="method" label={text('order.method')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={ORDER_METHODS.map((id) => ({ id, label: text(`orders.method.${id}`) }))}
          />
        )}
      </FormField>
      {isCard(chosen) && (
        <FormField form={form} name="digits" label={text('order.digits')} isRequired>
          {(field) => <MaskedField {...field} mask="pattern" pattern="####" autoComplete="off" />}
        </FormField>
      )}
    </FormDialog>
  )
}
