import { ComboBox } from '@data1522/design-system/ComboBox'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { useCountryOptions } from '../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { PostalAddress } from './AddressLines.tsx'

const lines = ['line1', 'line2'] as const
const places = ['town', 'state', 'postCode'] as const
const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  town: 'address-level2',
  state: 'address-level1',
  postCode: 'postal-code',
}

interface AddressFieldsProps<Values extends PostalAddress, Output> {
  form: SchemaFormHandle<Values, Output>
  /** Whether the country is asked for too. @default true */
  hasCountry?: boolean
  /** Whether it may be left out. @default false */
  isOptional?: boolean
  /** The country at first, which stays a choice whatever it is called. */
  country?: string
}

/** Asks for an address, in the order in which one writes it. */
export function AddressFields<Values extends PostalAddress, Output>({
  form,
  hasCountry = true,
  isOptional = false,
  country = '',
}: AddressFieldsProps<Values, Output>) {
  const text = useText()
  const options = useCountryOptions(country)
  // The parts have the same names and types in every form that has them.
  const own = form as unknown as SchemaFormHandle<PostalAddress>
  const lineField = (name: (typeof lines)[number] | (typeof places)[number]) => (
    <FormField
      key={name}
      form={own}
      name={name}
      label={text(`postal.${name}`)}
      isRequired={!isOptional && (name === 'line1' || name === 'town')}
    >
      {(field) => <TextField {...field} autoComplete={autoComplete[name]} />}
    </FormField>
  )
  return (
    <>
      {lines.map(lineField)}
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {places.map(lineField)}
        {hasCountry && (
          <FormField form={own} name="country" label={text('postal.country')} isRequired>
            {({ onChange, ...field }) => (
              <ComboBox {...field} options={options} onChange={(next) => onChange(next ?? '')} />
            )}
          </FormField>
        )}
      </Grid>
    </>
  )
}
