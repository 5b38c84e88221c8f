import { CheckboxGroup } from '@data1522/design-system/CheckboxGroup'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { NumberField } from '@data1522/design-system/NumberField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const days = ['monday', 'wednesday', 'friday'] as const
const schema = z.object({
  email: z.email(),
  website: z.url(),
  parcels: z
    .nullable(z.number())
    .check(z.refine((parcels) => parcels !== null && parcels >= 1 && parcels <= 40)),
  pickUp: z.iso.date(),
  size: z.string().check(z.minLength(1)),
  reference: z.string().check(z.regex(/^[A-Z]{2}-\d{4}$/)),
  days: z.array(z.enum(days)).check(z.minLength(2)),
})

/** Each kind of answer has rules of its own: addresses, numbers, days, choices, codes, how many. */
export function Types() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', website: '', parcels: null, pickUp: '', size: '', reference: '', days: [] },
    onSubmit: ({ reference }) => {
      toasts.show({ tone: 'success', title: text('formValidationDemos.booked'), description: reference })
    },
  })

  return (
    <SchemaForm form={form} label={text('formValidationDemos.typesForm')} isGuarded={false}>
      <Grid columns={{ base: 1, md: 2 }} gap={16}>
        <FormField form={form} name="email" label={text('formValidationDemos.senderEmail')}>
          {(field) => (
            <TextField {...field} type="email" placeholder={text('formValidationDemos.exampleEmail')} />
          )}
        </FormField>
        <FormField form={form} name="website" label={text('formValidationDemos.shop')}>
          {(field) => (
            <TextField {...field} type="url" placeholder={text('formValidationDemos.exampleShop')} />
          )}
        </FormField>
        <FormField form={form} name="parcels" label={text('formValidationDemos.parcels')} isRequired>
          {(field) => <NumberField {...field} description={text('formValidationDemos.parcelsText')} />}
        </FormField>
        <FormField form={form} name="reference" label={text('formValidationDemos.reference')}>
          {(field) => <TextField {...field} description={text('formValidationDemos.referenceText')} />}
        </FormField>
        <FormField form={form} name="pickUp" label={text('formValidationDemos.pickUp')}>
          {(field) => <DatePicker {...field} value={field.value || null} />}
        </FormField>
        <FormField form={form} name="size" label={text('formValidationDemos.size')}>
          {(field) => (
            <Select
              {...field}
              value={field.value || null}
              placeholder={text('formValidationDemos.choose')}
              options={[
                { id: 'letter', label: text('formValidationDemos.letter') },
                { id: 'parcel', label: text('formValidationDemos.parcel') },
                { id: 'pallet', label: text('formValidationDemos.pallet') },
              ]}
            />
          )}
        </FormField>
      </Grid>
      <FormField form={form} name="days" label={text('formValidationDemos.days')}>
        {(field) => (
          <CheckboxGroup
            {...field}
            orientation="horizontal"
            description={text('formValidationDemos.daysText')}
            options={[
              { id: 'monday', label: text('formValidationDemos.monday') },
              { id: 'wednesday', label: text('formValidationDemos.wednesday') },
              { id: 'friday', label: text('formValidationDemos.friday') },
            ]}
          />
        )}
      </FormField>
      <FormActions form={form} submitLabel={text('formValidationDemos.book')} />
    </SchemaForm>
  )
}
