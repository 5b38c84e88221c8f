import { DateField } from '@data1522/design-system/DateField'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

/** A rule that looks at two fields is said at the one to mend. */
export function AcrossFields() {
  const text = useText()
  const schema = z.object({ from: z.iso.date(), until: z.iso.date() }).check(
    z.refine(({ from, until }) => from <= until, {
      path: ['until'],
      message: text('formValidationDemos.tooEarly'),
    }),
  )
  const form = useSchemaForm({
    schema,
    defaultValues: { from: '2026-12-01', until: '2026-11-24' },
    onSubmit: () => {
      toasts.show({ tone: 'success', title: text('formValidationDemos.offerSaved') })
    },
  })

  return (
    <SchemaForm form={form} label={text('formValidationDemos.acrossForm')} isGuarded={false}>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="from" label={text('formValidationDemos.from')}>
          {(field) => <DateField {...field} value={field.value || null} />}
        </FormField>
        <FormField form={form} name="until" label={text('formValidationDemos.until')}>
          {(field) => <DateField {...field} value={field.value || null} />}
        </FormField>
      </Grid>
      <FormActions form={form} submitLabel={text('formValidationDemos.saveOffer')} />
    </SchemaForm>
  )
}
