import { Card } from '@data1522/design-system/Card'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { ACCOUNT_CURRENCIES, ACCOUNT_LANGUAGES } from '@data1522/mocks/contract/account-settings'
import { useWatch } from 'react-hook-form'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useCountryOptions } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useRegionOptions } from '../../../shared/forms/useRegionOptions.ts'
import { useResetIndicator } from '../shared/useResetIndicator.tsx'
import { type DetailsForm, DIGITS } from './schema.ts'

interface TextLine {
  readonly name: Exclude<keyof DetailsForm, 'avatar' | 'cover'>
  readonly label: MessageId
  readonly autoComplete: string
  readonly type?: 'email' | 'tel'
}

const personal: readonly TextLine[] = [
  { name: 'firstName', label: 'accountDetails.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'accountDetails.lastName', autoComplete: 'family-name' },
  { name: 'email', label: 'accountDetails.email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'accountDetails.phone', autoComplete: 'tel', type: 'tel' },
  { name: 'designation', label: 'accountDetails.designation', autoComplete: 'organization-title' },
  { name: 'organisation', label: 'accountDetails.organisation', autoComplete: 'organization' },
]
const postal: readonly TextLine[] = [
  { name: 'address', label: 'postal.line1', autoComplete: 'street-address' },
  { name: 'state', label: 'postal.state', autoComplete: 'address-level1' },
  { name: 'postCode', label: 'postal.postCode', autoComplete: 'postal-code' },
]
/** What stands for no zone of one's own. */
const DEVICE = 'device'

const needed: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email'])

/** Each by its own name, so that everyone finds theirs. */
const languages = ACCOUNT_LANGUAGES.map((id) => {
  const name = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id
  return { id, label: name.charAt(0).toLocaleUpperCase(id) + name.slice(1) }
})

/** Who it is, where they live, and how they read. */
export function DetailsCard({ form }: { form: SchemaFormHandle<DetailsForm, DetailsForm> }) {
  const text = useText()
  const mark = useResetIndicator(form)
  const [country, zone] = useWatch({ control: form.hook.control, name: ['country', 'timeZone'] })
  const countries = useCountryOptions(country)
  const { zones, currencies } = useRegionOptions(zone, ACCOUNT_CURRENCIES)
  const lines = (some: readonly TextLine[]) =>
    some.map(({ name, label: id, autoComplete, type }) => {
      const label = text(id)
      return (
        <FormField key={name} form={form} name={name} label={label} isRequired={needed.has(name)}>
          {(field) => (
            <TextField
              {...field}
              type={type}
              autoComplete={autoComplete}
              labelEnd={mark(name, label)}
              description={name === 'email' ? text('accountDetails.emailHint') : undefined}
            />
          )}
        </FormField>
      )
    })
  const choices = [
    { name: 'language', options: languages, hint: 'accountDetails.languageHint' },
    {
      name: 'digits',
      options: DIGITS.map((id) => ({ id, label: text(`accountDetails.digits.${id}`) })),
      hint: 'accountDetails.digitsHint',
    },
    {
      name: 'timeZone',
      options: [{ id: DEVICE, label: text('accountDetails.timeZoneDevice') }, ...zones],
      hint: 'accountDetails.timeZoneHint',
    },
    { name: 'currency', options: currencies, hint: 'accountDetails.currencyHint' },
  ] as const
  return (
    <Card>
      <Stack gap={24}>
        <FormSection title={text('accountDetails.personal')} columns={2}>
          {lines(personal)}
        </FormSection>
        <FormSection title={text('accountDetails.address')} columns={2}>
          {lines(postal)}
          <FormField form={form} name="country" label={text('postal.country')} isRequired={false}>
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value || null}
                onChange={(next) => onChange(next ?? '')}
                options={countries}
                placeholder={text('postal.chooseCountry')}
                isSearchable
                labelEnd={mark('country', field.label)}
              />
            )}
          </FormField>
        </FormSection>
        <FormSection title={text('accountDetails.region')} columns={2}>
          {choices.map(({ name, options, hint }) => (
            <FormField
              key={name}
              form={form}
              name={name}
              label={text(`accountDetails.${name}`)}
              isRequired={false}
            >
              {(field) => (
                <Select<string>
                  {...field}
                  value={field.value || DEVICE}
                  options={options}
                  isSearchable={name === 'timeZone'}
                  onChange={(next) => next && field.onChange(next === DEVICE ? '' : next)}
                  description={text(hint)}
                  labelEnd={mark(name, field.label)}
                />
              )}
            </FormField>
          ))}
        </FormSection>
      </Stack>
    </Card>
  )
}
