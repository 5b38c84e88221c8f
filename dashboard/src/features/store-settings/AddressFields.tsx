import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { StoreAddress } from '@data1522/mocks/contract/store-settings'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useText } from '../../core/i18n/useText.ts'
import { useCountries } from './useCountries.ts'

interface AddressFieldsProps<Values extends FieldValues> {
  form: SchemaFormHandle<Values, Values>
  /** The name of the address among the form's values. */
  name: FieldPath<Values>
  /** The id of its first field, where a link leads to it. */
  id?: string
  columns?: 1 | 2
}

const lines = [
  ['address', 'street-address'],
  ['apartment', 'address-line2'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['postalCode', 'postal-code'],
] as const satisfies readonly (readonly [keyof StoreAddress, string])[]

/** The fields of an address: the country, then from the street to the post code. */
export function AddressFields<Values extends FieldValues>({
  form,
  name,
  id,
  columns = 2,
}: AddressFieldsProps<Values>) {
  const text = useText()
  const { options } = useCountries()
  const pathOf = (part: keyof StoreAddress) => `${name}.${part}`
  // Which form it is matters to its names alone.
  const any = form as unknown as SchemaFormHandle<FieldValues, FieldValues>
  return (
    <Grid columns={{ base: 1, sm: columns }} gap={16}>
      <FormField form={any} name={pathOf('country')} label={text('storeSettings.address.country')} isRequired>
        {(field) => <Select {...field} id={id ?? field.id} options={options} isSearchable />}
      </FormField>
      {lines.map(([part, autoComplete]) => (
        <FormField key={part} form={any} name={pathOf(part)} label={text(`storeSettings.address.${part}`)}>
          {(field) => <TextField {...field} autoComplete={autoComplete} />}
        </FormField>
      ))}
    </Grid>
  )
}
