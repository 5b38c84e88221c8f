import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useId } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useCountryOptions } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { billingAddressSchema, billingFields } from '../../../entities/account/billing-fields.ts'
import { SaveBar } from '../shared/SaveBar.tsx'
import { useResetIndicator } from '../shared/useResetIndicator.tsx'
import { useAccountForm } from '../shared/useAccountForm.ts'

type Address = AccountBilling['address']

const needed: ReadonlySet<string> = new Set(['email', 'address', 'country'])

interface AddressCardProps {
  address: Address
  /** Sends the fields that were changed; what it throws is said in the form. */
  onSave: (fields: Partial<Address>) => Promise<unknown>
}

/** Whom the invoices are for, and where they go. */
export function AddressCard({ address, onSave }: AddressCardProps) {
  const text = useText()
  const titleId = useId()
  const form = useAccountForm<Address>({
    schema: billingAddressSchema,
    saved: address,
    draft: 'billing-address',
    onSave: (_, changes) => onSave(changes),
  })
  const mark = useResetIndicator(form)
  const { isDirty } = useFormState({ control: form.hook.control })
  const countries = useCountryOptions(useWatch({ control: form.hook.control, name: 'country' }))
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('billing.address')}
        subtitle={text('accountBilling.addressText')}
      />
      <SchemaForm form={form} label={text('billing.address')} isGuarded={false}>
        <LeaveGuard isDirty={isDirty} onLeave={form.draft.drop} />
        <Grid columns={{ base: 1, sm: 2, md: 3 }} gap={16}>
          {billingFields.map(({ name, label: id, type, autoComplete }) => {
            const label = text(id)
            return (
              <FormField key={name} form={form} name={name} label={label} isRequired={needed.has(name)}>
                {({ value, onChange, ...field }) =>
                  name === 'country' ? (
                    <Select
                      {...field}
                      value={value || null}
                      onChange={(next) => onChange(next ?? '')}
                      options={countries}
                      placeholder={text('postal.chooseCountry')}
                      isSearchable
                      labelEnd={mark(name, label)}
                    />
                  ) : (
                    <TextField
                      {...field}
                      value={value}
                      onChange={onChange}
                      type={type}
                      autoComplete={autoComplete}
                      labelEnd={mark(name, label)}
                    />
                  )
                }
              </FormField>
            )
          })}
        </Grid>
        <SaveBar form={form} />
      </SchemaForm>
    </Card>
  )
}
