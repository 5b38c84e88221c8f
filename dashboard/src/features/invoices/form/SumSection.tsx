import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPlus, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

const MOST_TAXES = 2

/** What is taken off, and up to two taxes on the rest. */
export function SumSection({ form }: { form: InvoiceFormHandle }) {
  const text = useText()
  const { moneyStyle } = useFormats()
  const { control, setFocus } = form.hook
  const addButton = useRef<HTMLButtonElement>(null)
  const kind = useWatch({ control, name: 'discount.kind' })
  const { fields, append, remove } = useFieldArray({ control, name: 'taxes' })
  /** The other tax has the focus then, or the button that adds one. */
  const drop = (index: number) => {
    remove(index)
    const isLast = fields.length === 1
    requestAnimationFrame(() => (isLast ? addButton.current?.focus() : setFocus('taxes.0.name')))
  }
  return (
    <FormSection title={text('invoiceForm.sums')} columns={2}>
      <Stack gap={12}>
        <FormField
          form={form}
          name="discount.kind"
          label={text('invoiceForm.discountKind')}
          isRequired={false}
        >
          {({ value, onChange, label }) => (
            <SegmentedControl
              label={label}
              value={value}
              onChange={onChange}
              options={(['percent', 'amount'] as const).map((id) => ({
                id,
                label: text(`invoiceForm.discount.${id}`),
              }))}
            />
          )}
        </FormField>
        <FormField form={form} name="discount.value" label={text('invoice.discount')} isRequired={false}>
          {(field) => (
            <NumberField
              {...field}
              minValue={0}
              steppers="none"
              formatOptions={kind === 'amount' ? moneyStyle : undefined}
              end={kind === 'percent' ? text('invoiceForm.percentSign') : undefined}
            />
          )}
        </FormField>
      </Stack>
      <Stack gap={12}>
        {fields.map(({ id }, index) => (
          <Inline key={id} gap={8} align="end" isWrapping={false}>
            <Box isFilling minWidth={100}>
              <FormField
                form={form}
                name={`taxes.${index}.name`}
                label={text('invoiceForm.tax', { tax: index + 1 })}
                isRequired
              >
                {(field) => <TextField {...field} placeholder={text('invoiceForm.taxExample')} />}
              </FormField>
            </Box>
            <Box maxWidth={110}>
              <FormField
                form={form}
                name={`taxes.${index}.percent`}
                label={text('invoiceForm.taxRate', { tax: index + 1 })}
                isRequired
              >
                {(field) => (
                  <NumberField
                    {...field}
                    label={text('invoiceForm.rate')}
                    steppers="none"
                    end={text('invoiceForm.percentSign')}
                  />
                )}
              </FormField>
            </Box>
            <IconButton
              icon={IconTrash}
              label={text('invoiceForm.removeTax', { tax: index + 1 })}
              onPress={() => drop(index)}
            />
          </Inline>
        ))}
        {fields.length < MOST_TAXES && (
          <Inline>
            <Button
              ref={addButton}
              start={<Icon icon={IconPlus} size={18} />}
              onPress={() =>
                append({ name: '', percent: null }, { focusName: `taxes.${fields.length}.name` })
              }
            >
              {text('invoiceForm.addTax')}
            </Button>
          </Inline>
        )}
      </Stack>
    </FormSection>
  )
}
