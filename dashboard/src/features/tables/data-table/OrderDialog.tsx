import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, ORDER_STATUSES } from '../orders.ts'

interface OrderDialogProps {
  order: Order
  isOpen: boolean
  onClose: () => void
  onSave: (order: Order) => void
}

const schema = z.object({
  customer: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  amount: z.number().check(z.nonnegative(), z.maximum(1_000_000)),
  status: z.enum(ORDER_STATUSES),
})

/** What can be changed of an order. */
export function OrderDialog({ order, isOpen, onClose, onSave }: OrderDialogProps) {
  const text = useText()
  const { moneyStyle } = useFormats()
  const { customer, amount, status } = order
  const form = useSchemaForm({
    schema,
    defaultValues: { customer, amount, status },
    onSubmit: (values) => {
      onSave({ ...order, ...values })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('tables.editTitle', { number: order.number })}
      submitLabel={text('tables.save')}
    >
      <FormField form={form} name="customer" label={text('tables.column.customer')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="amount" label={text('tables.column.amount')}>
        {(field) => <NumberField {...field} minValue={0} formatOptions={moneyStyle} />}
      </FormField>
      <FormField form={form} name="status" label={text('tables.column.status')}>
        {(field) => (
          <Select
            {...field}
            options={ORDER_STATUSES.map((id) => ({ id, label: text(`tables.status.${id}`) }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
