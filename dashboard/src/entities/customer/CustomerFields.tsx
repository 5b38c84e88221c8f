import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { CUSTOMER_COUNTRIES, type CustomerCountry } from '@data1522/mocks/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { MOST_TAGS } from './customer-schema.ts'
import { UniqueField } from '../../shared/forms/UniqueField.tsx'
import { customerTagsQuery, isEmailTaken } from './queries.ts'

export interface CustomerValues {
  customer: string
  email: string
  contact: string
  countryCode: CustomerCountry | null
  tags: string[]
}

/** Who a customer is, and how to reach them: what adding and editing ask. */
export function CustomerFields<Values extends CustomerValues, Output>({
  form,
}: {
  form: SchemaFormHandle<Values, Output>
}) {
  const text = useText()
  const { formatDisplayName } = useIntl()
  const { data: tags = [] } = useQuery(customerTagsQuery())
  // The fields have the same names and types in every form that has them.
  const own = form as unknown as SchemaFormHandle<CustomerValues>
  return (
    <>
      <FormField form={own} name="customer" label={text('customers.field.name')} isRequired>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <UniqueField
        form={own}
        name="email"
        label={text('customers.field.email')}
        isRequired
        isTaken={isEmailTaken}
        takenMessage={text('customers.emailTaken')}
      >
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </UniqueField>
      <FormField form={own} name="contact" label={text('customers.field.contact')} isRequired={false}>
        {(field) => <TextField {...field} type="tel" autoComplete="off" />}
      </FormField>
      <FormField form={own} name="countryCode" label={text('customers.column.country')} isRequired>
        {(field) => (
          <Select
            {...field}
            placeholder={text('postal.chooseCountry')}
            options={CUSTOMER_COUNTRIES.map((id) => ({
              id,
              label: formatDisplayName(id, { type: 'region' }) ?? id,
            }))}
          />
        )}
      </FormField>
      <FormField form={own} name="tags" label={text('customers.field.tags')} isRequired={false}>
        {(field) => (
          <Autocomplete
            {...field}
            options={tags.map((tag) => ({ id: tag, label: tag }))}
            max={MOST_TAGS}
            placeholder={text('customers.tagsExample')}
          />
        )}
      </FormField>
    </>
  )
}
