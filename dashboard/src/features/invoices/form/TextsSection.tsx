import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../core/i18n/useText.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

/** What the document says in words. */
export function TextsSection({ form }: { form: InvoiceFormHandle }) {
  const text = useText()
  return (
    <FormSection title={text('invoiceForm.words')} columns={2}>
      {(['note', 'terms'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={text(`invoice.${name}`)} isRequired={false}>
          {(field) => <TextArea {...field} minRows={3} />}
        </FormField>
      ))}
    </FormSection>
  )
}
