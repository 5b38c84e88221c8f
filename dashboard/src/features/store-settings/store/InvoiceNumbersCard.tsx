import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { NumberField } from '@data1522/design-system/NumberField'
import { TextField } from '@data1522/design-system/TextField'
import { INVOICE_DIGITS_LIMIT } from '@data1522/mocks/contract/store-settings'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { nextInvoiceQuery, nextNumbers } from '../../../entities/invoice/invoice-number.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { anchorOf } from '../sections.ts'
import type { DetailsCardProps } from './details-form.ts'
import { NextNumbers } from './NextNumbers.tsx'

/** What stands before the number of an invoice and in how many digits it is written, and how that will look. */
export function InvoiceNumbersCard({ form }: DetailsCardProps) {
  const text = useText()
  const [invoicePrefix, invoiceDigits] = useWatch({
    control: form.hook.control,
    name: ['invoicePrefix', 'invoiceDigits'],
  })
  const { data: next, isError } = useQuery(nextInvoiceQuery())
  return (
    <SettingsCard
      id="settings-invoice-numbers"
      title={text('storeSettings.store.invoiceNumbers')}
      description={text('storeSettings.store.invoiceNumbersDescription')}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField
          form={form}
          name="invoicePrefix"
          label={text('storeSettings.store.invoicePrefix')}
          isRequired={false}
        >
          {(field) => <TextField {...field} id={anchorOf('store', 'invoiceNumbers')} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="invoiceDigits" label={text('storeSettings.store.invoiceDigits')}>
          {(field) => (
            <NumberField
              {...field}
              minValue={1}
              maxValue={INVOICE_DIGITS_LIMIT}
              description={text('storeSettings.store.invoiceDigitsHint')}
            />
          )}
        </FormField>
      </Grid>
      {!isError && (
        <NextNumbers
          title={text('storeSettings.store.nextInvoices')}
          numbers={next === undefined ? undefined : nextNumbers({ invoicePrefix, invoiceDigits }, next)}
        />
      )}
    </SettingsCard>
  )
}
