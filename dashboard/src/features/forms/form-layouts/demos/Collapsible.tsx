import { FormActions } from '@data1522/design-system/FormActions'
import { FormField } from '@data1522/design-system/FormField'
import { FormPanels } from '@data1522/design-system/FormPanels'
import { Grid } from '@data1522/design-system/Grid'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useText } from '../../../../core/i18n/useText.ts'

const schema = z.object({
  street: z.string().check(z.minLength(1)),
  city: z.string().check(z.minLength(1)),
  speed: z.string(),
  note: z.string(),
})
const empty = { street: '', city: '', speed: 'standard', note: '' }

/** Parts that open and close; the ones with mistakes open by themselves. */
export function Collapsible() {
  const text = useText()
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ street }) => {
      toasts.show({ tone: 'success', title: text('formLayoutDemos.orderPlaced'), description: street })
    },
  })
  const send = async () => {
    if (await form.submit()) form.hook.reset(empty)
  }

  return (
    <SchemaForm form={form} label={text('formLayoutDemos.collapsibleForm')} isGuarded={false} onSubmit={send}>
      <FormPanels
        form={form}
        items={[
          {
            id: 'address',
            title: text('formLayoutDemos.deliveryAddress'),
            description: text('formLayoutDemos.deliveryAddressText'),
            fields: ['street', 'city'],
            content: (
              <Grid columns={{ base: 1, md: 2 }} gap={16}>
                <FormField form={form} name="street" label={text('formLayoutDemos.street')}>
                  {(field) => <TextField {...field} autoComplete="street-address" />}
                </FormField>
                <FormField form={form} name="city" label={text('formLayoutDemos.city')}>
                  {(field) => <TextField {...field} autoComplete="address-level2" />}
                </FormField>
              </Grid>
            ),
          },
          {
            id: 'speed',
            title: text('formLayoutDemos.speed'),
            description: text('formLayoutDemos.speedText'),
            fields: ['speed'],
            content: (
              <FormField form={form} name="speed" label={text('formLayoutDemos.speed')} isRequired={false}>
                {(field) => (
                  <RadioCards
                    {...field}
                    columns={{ base: 1, sm: 3 }}
                    options={[
                      {
                        id: 'standard',
                        label: text('formLayoutDemos.standard'),
                        description: text('formLayoutDemos.standardText'),
                      },
                      {
                        id: 'express',
                        label: text('formLayoutDemos.express'),
                        description: text('formLayoutDemos.expressText'),
                      },
                      {
                        id: 'overnight',
                        label: text('formLayoutDemos.overnight'),
                        description: text('formLayoutDemos.overnightText'),
                      },
                    ]}
                  />
                )}
              </FormField>
            ),
          },
          {
            id: 'note',
            title: text('formLayoutDemos.driverNote'),
            description: text('formLayoutDemos.driverNoteText'),
            fields: ['note'],
            content: (
              <FormField
                form={form}
                name="note"
                label={text('formLayoutDemos.driverNote')}
                isRequired={false}
              >
                {(field) => <TextArea {...field} minRows={2} />}
              </FormField>
            ),
          },
        ]}
      />
      <FormActions form={form} submitLabel={text('formLayoutDemos.order')} />
    </SchemaForm>
  )
}
