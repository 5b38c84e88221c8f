import { ComboBox } from '@data1522/design-system/ComboBox'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { daysAfter, today } from '../../../entities/invoice/days.ts'
import { findSalespeople } from '../../../entities/invoice/queries.ts'
import { ClientPicker } from './ClientPicker.tsx'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'
import { signedNumber } from '../../../entities/invoice/invoice-number.ts'

const DAYS_TO_PAY = [14, 30, 60]

/** Whom it goes to, its number, its days and who sold it. */
export function HeadFields({ form, saved }: { form: InvoiceFormHandle; saved?: InvoiceSheet }) {
  const text = useText()
  const issued = useWatch({ control: form.hook.control, name: 'issuedDate' }) ?? today()
  return (
    <FormSection title={text('invoiceForm.head')} columns={2}>
      <Stack gap={16}>
        <ClientPicker form={form} saved={saved} />
        <FormField form={form} name="salesperson" label={text('invoice.salesperson')} isRequired={false}>
          {(field) => (
            <ComboBox {...field} load={findSalespeople} valueLabel={field.value ?? ''} allowsCustomValue />
          )}
        </FormField>
      </Stack>
      <Stack gap={16}>
        <TextField
          label={text('invoice.numberLabel')}
          value={saved ? signedNumber(saved) : text('invoice.numberLater')}
          description={saved && text('invoiceForm.numberStays')}
          isReadOnly
        />
        <FormField form={form} name="issuedDate" label={text('invoice.issued')}>
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField form={form} name="dueDate" label={text('invoice.due')}>
          {(field) => (
            <DatePicker
              {...field}
              presets={DAYS_TO_PAY.map((days) => ({
                id: String(days),
                label: text('invoiceForm.inDays', { days }),
                day: daysAfter(issued, days),
              }))}
            />
          )}
        </FormField>
      </Stack>
    </FormSection>
  )
}
