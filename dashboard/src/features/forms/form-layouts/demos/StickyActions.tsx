import { Button } from '@data1522/design-system/Button'
import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { NumberField } from '@data1522/design-system/NumberField'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Switch } from '@data1522/design-system/Switch'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  offer: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1)),
  share: z.number().check(z.minimum(1), z.maximum(90)),
  least: z.nullable(z.number()),
  terms: z.string(),
  isForNew: z.boolean(),
  isOnce: z.boolean(),
})

/** Buttons that stay in sight while the form is longer than the window. */
export function StickyActions() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: {
      offer: 'Spring in the harbour',
      code: 'SPRING-27',
      share: 15,
      least: null as number | null,
      terms: '',
      isForNew: false,
      isOnce: true,
    },
    onSubmit: ({ offer }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.offerSaved'), description: offer })
    },
  })

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.stickyActionsForm')} isGuarded={false}>
      <FormSection title={text('formLayoutDemos.offer')} columns={2} level={3}>
        <FormField form={form} name="offer" label={text('formLayoutDemos.offerName')}>
          {(field) => <TextField {...field} />}
        </FormField>
        <FormField form={form} name="code" label={text('formLayoutDemos.code')}>
          {(field) => <TextField {...field} autoComplete="off" />}
        </FormField>
      </FormSection>
      <FormSection title={text('formLayoutDemos.discount')} columns={2} level={3}>
        <FormField form={form} name="share" label={text('formLayoutDemos.share')}>
          {(field) => <NumberField {...field} minValue={1} maxValue={90} end={'%'} />}
        </FormField>
        <FormField form={form} name="least" label={text('formLayoutDemos.least')} isRequired={false}>
          {(field) => (
            <NumberField {...field} minValue={0} formatOptions={{ style: 'currency', currency: 'EUR' }} />
          )}
        </FormField>
      </FormSection>
      <FormSection title={text('formLayoutDemos.terms')} level={3}>
        <FormField form={form} name="terms" label={text('formLayoutDemos.termsWords')} isRequired={false}>
          {(field) => <TextArea {...field} minRows={4} />}
        </FormField>
      </FormSection>
      <FormSection title={text('formLayoutDemos.whoMay')} columns={2} level={3}>
        <FormField form={form} name="isForNew" label={text('formLayoutDemos.isForNew')} isRequired={false}>
          {({ value, label, onChange }) => (
            <Switch isSelected={value} onChange={onChange}>
              {label}
            </Switch>
          )}
        </FormField>
        <FormField form={form} name="isOnce" label={text('formLayoutDemos.isOnce')} isRequired={false}>
          {({ value, label, onChange }) => (
            <Switch isSelected={value} onChange={onChange}>
              {label}
            </Switch>
          )}
        </FormField>
      </FormSection>
      <FormActions form={form} submitLabel={text('formLayoutDemos.saveOffer')} isSticky>
        <Button onPress={() => form.hook.reset()}>{text('formLayoutDemos.undoChanges')}</Button>
      </FormActions>
    </SchemaForm>
  )
}
