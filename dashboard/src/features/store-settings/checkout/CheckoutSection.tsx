import { Alert } from '@data1522/design-system/Alert'
import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { IconMail, IconPhone } from '@data1522/design-system/icons'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Stack } from '@data1522/design-system/Stack'
import {
  CHECKOUT_FIELD_RULES,
  CONTACT_METHODS,
  FULL_NAME_RULES,
  type StoreCheckout,
} from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { SectionForm } from '../frame/SectionForm.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { anchorOf } from '../sections.ts'

const rule = z.enum(CHECKOUT_FIELD_RULES)
const checkoutSchema = z.object({
  contactMethod: z.enum(CONTACT_METHODS),
  fullName: z.enum(FULL_NAME_RULES),
  company: rule,
  addressLine2: rule,
  phone: rule,
})
const contactIcons = { email: IconMail, phone: IconPhone } as const
const ruled = ['company', 'addressLine2', 'phone'] as const
const same = (checkout: StoreCheckout) => checkout

/** How customers are reached, and what the checkout asks them for. */
export function CheckoutSection(props: SectionProps) {
  const text = useText()
  const form = useSection<'checkout', StoreCheckout>({
    ...props,
    name: 'checkout',
    schema: checkoutSchema,
    read: same,
    write: same,
  })
  const [contactMethod, phone] = useWatch({ control: form.hook.control, name: ['contactMethod', 'phone'] })
  const write = (name: string, value: unknown) => {
    if (name === 'contactMethod')
      return text(`storeSettings.contact.${value as StoreCheckout['contactMethod']}`)
    if (name === 'fullName') return text(`storeSettings.fullName.${value as StoreCheckout['fullName']}`)
    return text(`storeSettings.rule.${value as StoreCheckout['company']}`)
  }
  return (
    <SectionForm form={form} name="checkout">
      <ChangedElsewhere form={form} values={props.settings.checkout} write={write} />
      <SettingsCard
        id="settings-contact"
        title={text('storeSettings.checkout.contactMethod')}
        description={text('storeSettings.checkout.contactDescription')}
      >
        <FormField
          form={form}
          name="contactMethod"
          label={text('storeSettings.checkout.contactMethod')}
          isRequired={false}
        >
          {(field) => (
            <RadioCards
              {...field}
              id={anchorOf('checkout', 'contactMethod')}
              isLabelHidden
              options={CONTACT_METHODS.map((id) => ({
                id,
                label: text(`storeSettings.contact.${id}`),
                description: text(`storeSettings.contact.${id}Text`),
                icon: contactIcons[id],
              }))}
            />
          )}
        </FormField>
        {contactMethod === 'phone' && phone !== 'required' && (
          <Alert tone="info" isLive>
            {text('storeSettings.checkout.phoneNeeded')}
          </Alert>
        )}
      </SettingsCard>
      <SettingsCard
        id="settings-customer"
        title={text('storeSettings.checkout.customer')}
        description={text('storeSettings.checkout.customerDescription')}
      >
        <Stack gap={24}>
          <FormField
            form={form}
            name="fullName"
            label={text('storeSettings.checkout.fullName')}
            isRequired={false}
          >
            {(field) => (
              <RadioGroup
                {...field}
                id={anchorOf('checkout', 'fullName')}
                orientation="horizontal"
                options={FULL_NAME_RULES.map((id) => ({ id, label: text(`storeSettings.fullName.${id}`) }))}
              />
            )}
          </FormField>
          {ruled.map((name) => (
            <FormField
              key={name}
              form={form}
              name={name}
              label={text(`storeSettings.checkout.${name}`)}
              isRequired={false}
            >
              {(field) => (
                <RadioGroup
                  {...field}
                  id={anchorOf('checkout', name)}
                  orientation="horizontal"
                  options={CHECKOUT_FIELD_RULES.map((id) => ({
                    id,
                    label: text(`storeSettings.rule.${id}`),
                  }))}
                />
              )}
            </FormField>
          ))}
        </Stack>
      </SettingsCard>
    </SectionForm>
  )
}
