import { Button } from '@data1522/design-system/Button'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { TextArea } from '@data1522/design-system/TextArea'
import { INVOICE_PAYMENT_METHODS, type InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useWatch } from 'react-hook-form'
import { balanceOf } from '@data1522/mocks/contract/invoice-totals'
import { useText } from '../../../core/i18n/useText.ts'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useAddPayment } from './useAddPayment.ts'

interface PaymentDrawerProps {
  sheet: InvoiceSheet
  isOpen: boolean
  onClose: () => void
}

/** Notes a payment that came in, up to what is left to pay. */
export function PaymentDrawer({ sheet, isOpen, onClose }: PaymentDrawerProps) {
  const text = useText()
  const { money, moneyStyle } = useFormats()
  const form = useAddPayment(sheet, onClose)
  const amount = useWatch({ control: form.hook.control, name: 'amount' })
  const { balance } = sheet
  const left = balanceOf(balance, [{ amount: amount ?? 0 }])
  const bdi = (words: string) => (
    <Text as="bdi" isNumeric>
      {words}
    </Text>
  )
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('invoice.paymentTitle', { id: sheet.number })}
      submitLabel={text('invoice.addPayment')}
    >
      <DescriptionList
        items={[
          { term: text('invoice.balance'), description: bdi(money(balance)) },
          { term: text('invoice.balanceAfter'), description: bdi(money(Math.max(left, 0))) },
        ]}
      />
      <FormField form={form} name="amount" label={text('invoice.amount')}>
        {(field) => (
          <NumberField
            {...field}
            steppers="none"
            formatOptions={moneyStyle}
            labelEnd={
              <Button
                size="small"
                variant="plain"
                tone="primary"
                onPress={() =>
                  form.hook.setValue('amount', balance, { shouldDirty: true, shouldValidate: true })
                }
              >
                {text('invoice.payAll')}
              </Button>
            }
          />
        )}
      </FormField>
      <FormField form={form} name="date" label={text('invoice.paidOn')}>
        {(field) => <DatePicker {...field} />}
      </FormField>
      <FormField form={form} name="method" label={text('invoice.method')}>
        {(field) => (
          <Select
            {...field}
            placeholder={text('invoices.choose')}
            options={INVOICE_PAYMENT_METHODS.map((id) => ({ id, label: text(`invoice.method.${id}`) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="note" label={text('invoice.paymentNote')} isRequired={false}>
        {(field) => <TextArea {...field} />}
      </FormField>
    </FormDrawer>
  )
}
