import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { NumberField } from '@data1522/design-system/NumberField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  product: z.string().check(z.minLength(1)),
  sku: z.string().check(z.minLength(1)),
  price: z.number(),
  compareAt: z.nullable(z.number()),
})

/** Many fields in parts, each under a title that says what it is about. */
export function Sections() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: {
      product: 'Folding chair, oak',
      sku: 'FC-0412',
      price: 89,
      compareAt: null as number | null,
    },
    onSubmit: ({ product }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.productSaved'), description: product })
    },
  })

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.sectionsForm')} isGuarded={false}>
      <FormSection title={text('formLayoutDemos.whatItIs')} columns={2} level={3}>
        <FormField form={form} name="product" label={text('formLayoutDemos.product')}>
          {(field) => <TextField {...field} />}
        </FormField>
        <FormField form={form} name="sku" label={text('formLayoutDemos.sku')}>
          {(field) => <TextField {...field} />}
        </FormField>
      </FormSection>
      <FormSection title={text('formLayoutDemos.whatItCosts')} columns={2} level={3}>
        <FormField form={form} name="price" label={text('formLayoutDemos.price')}>
          {(field) => (
            <NumberField {...field} minValue={0} formatOptions={{ style: 'currency', currency: 'EUR' }} />
          )}
        </FormField>
        <FormField form={form} name="compareAt" label={text('formLayoutDemos.compareAt')} isRequired={false}>
          {(field) => (
            <NumberField {...field} minValue={0} formatOptions={{ style: 'currency', currency: 'EUR' }} />
          )}
        </FormField>
      </FormSection>
      <FormActions form={form} submitLabel={text('formLayoutDemos.saveProduct')} />
    </SchemaForm>
  )
}
