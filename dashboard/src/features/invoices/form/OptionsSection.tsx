import { FormField } from '@data1522/design-system/FormField'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { INVOICE_ACCEPTED_METHODS } from '@data1522/mocks/contract/invoices'
import { useText } from '../../../core/i18n/useText.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

const switches = ['showTerms', 'showNotes', 'showStub'] as const

/** How it may be paid, and what the document shows. */
export function OptionsSection({ form }: { form: InvoiceFormHandle }) {
  const text = useText()
  return (
    <Stack gap={20}>
      <FormField form={form} name="acceptedMethod" label={text('invoiceForm.accept')} isRequired={false}>
        {({ label, value, onChange }) => (
          <RadioGroup
            label={label}
            value={value}
            onChange={onChange}
            options={INVOICE_ACCEPTED_METHODS.map((id) => ({ id, label: text(`invoice.accepted.${id}`) }))}
          />
        )}
      </FormField>
      <Stack gap={12}>
        {switches.map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={text(`invoiceForm.${name}`)}
            isRequired={false}
          >
            {({ id, label, value, onChange, ref }) => (
              <Switch id={id} ref={ref} isSelected={value} onChange={onChange} labelPlacement="start" isBlock>
                {label}
              </Switch>
            )}
          </FormField>
        ))}
      </Stack>
    </Stack>
  )
}
