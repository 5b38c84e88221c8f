import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { FormField } from '@data1522/design-system/FormField'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { totalInvoice } from '@data1522/mocks/contract/invoice-totals'
import { INVOICE_ITEM_PRESETS, INVOICE_UNITS } from '@data1522/mocks/contract/invoices'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { presetCost, presetOf } from '../../../entities/invoice/presets.ts'
import { partsOf } from './draft-document.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

interface LineFieldsProps {
  form: InvoiceFormHandle
  index: number
  /** What can be done with the line. */
  actions: ReactNode
}

/** One line: what it is for, what one costs, how many of what, what they come to, and whether they are taxed. */
export function LineFields({ form, index, actions }: LineFieldsProps) {
  const text = useText()
  const { money, moneyStyle } = useFormats()
  const line = useWatch({ control: form.hook.control, name: `lines.${index}` })
  const hasTaxes = useWatch({ control: form.hook.control, name: 'taxes' }).length > 0
  const parts = partsOf({ lines: [line], discount: { kind: 'percent', value: 0 }, taxes: [] })
  const labelOf = (field: string) => text('invoiceForm.lineField', { line: index + 1, field })
  const options = INVOICE_ITEM_PRESETS.map(({ item, cost }) => ({
    id: item,
    label: text(`invoices.item.${presetOf(item)!}`),
    description: text('invoiceForm.anHour', { cost: money(cost) }),
  }))
  /** A usual item brings its usual cost, unless somebody wrote another. */
  const choose = (item: string | null) => {
    const cost = presetCost(item ?? '')
    const isOwn = line.cost !== null && line.cost !== presetCost(line.item ?? '')
    if (cost !== undefined && !isOwn)
      form.hook.setValue(`lines.${index}.cost`, cost, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Stack gap={12}>
      <Inline gap={12} align="start">
        <Box isFilling minWidth={210}>
          <FormField
            form={form}
            name={`lines.${index}.item`}
            label={labelOf(text('invoice.item'))}
            isRequired
          >
            {(field) => (
              <ComboBox
                {...field}
                label={text('invoice.item')}
                options={options}
                allowsCustomValue
                placeholder={text('invoiceForm.itemExample')}
                onChange={(item) => {
                  choose(item)
                  field.onChange(item)
                }}
              />
            )}
          </FormField>
        </Box>
        <Box isFilling minWidth={92} maxWidth={132}>
          <FormField
            form={form}
            name={`lines.${index}.cost`}
            label={labelOf(text('invoice.cost'))}
            isRequired
          >
            {(field) => (
              <NumberField
                {...field}
                label={text('invoice.cost')}
                steppers="none"
                formatOptions={moneyStyle}
              />
            )}
          </FormField>
        </Box>
        <Box isFilling minWidth={72} maxWidth={104}>
          <FormField
            form={form}
            name={`lines.${index}.quantity`}
            label={labelOf(text('invoice.quantity'))}
            isRequired
          >
            {(field) => <NumberField {...field} label={text('invoice.quantity')} steppers="none" />}
          </FormField>
        </Box>
        <Box isFilling minWidth={92} maxWidth={120}>
          <FormField
            form={form}
            name={`lines.${index}.unit`}
            label={labelOf(text('invoiceForm.unit'))}
            isRequired
          >
            {(field) => (
              <Select
                {...field}
                label={text('invoiceForm.unit')}
                options={INVOICE_UNITS.map((id) => ({ id, label: text(`invoiceForm.unit.${id}`) }))}
              />
            )}
          </FormField>
        </Box>
        <Box minWidth={104} maxWidth={132}>
          <TextField
            label={text('invoice.lineTotal')}
            value={money(totalInvoice(parts).total)}
            variant="plain"
            isReadOnly
          />
        </Box>
      </Inline>
      <Inline gap={8} isWrapping={false}>
        <Box isFilling>
          <FormField
            form={form}
            name={`lines.${index}.description`}
            label={labelOf(text('invoiceForm.description'))}
            isRequired={false}
          >
            {(field) => (
              <TextField
                {...field}
                label={text('invoiceForm.description')}
                isLabelHidden
                placeholder={text('invoiceForm.descriptionExample')}
              />
            )}
          </FormField>
        </Box>
        {hasTaxes && (
          <FormField
            form={form}
            name={`lines.${index}.isTaxed`}
            label={labelOf(text('invoiceForm.isTaxed'))}
            isRequired={false}
          >
            {({ value, onChange, ref }) => (
              <Checkbox ref={ref} isSelected={value} onChange={onChange}>
                {text('invoiceForm.isTaxed')}
              </Checkbox>
            )}
          </FormField>
        )}
        {actions}
      </Inline>
    </Stack>
  )
}
