import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select, type SelectOption } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useText } from '../../core/i18n/useText.ts'
import type { PostalAddress } from './AddressLines.tsx'

type Part = keyof PostalAddress

const lines = ['line1', 'line2'] as const
const places = ['town', 'state', 'postCode'] as const
const autoComplete = {
  line1: 'address-line1',
  line2: 'address-line2',
  town: 'address-level2',
  state: 'address-level1',
  postCode: 'postal-code',
}
const ownNames = {
  line1: 'line1',
  line2: 'line2',
  town: 'town',
  state: 'state',
  postCode: 'postCode',
  country: 'country',
} as const satisfies Record<Part, Part>

interface AddressFieldsProps<Values extends FieldValues, Output> {
  form: SchemaFormHandle<Values, Output>
  /** What the form calls the parts; those that it does not have are not asked for. @default the parts' own names */
  names?: { readonly [P in Part]?: FieldPath<Values> }
  /** The parts that may not be left out. @default ['line1', 'town', 'country'] */
  required?: readonly Part[]
  /** The countries to choose from; without them, none is asked for. */
  countries?: readonly SelectOption[]
  /** The id of the first field, where a link leads to it. */
  id?: string
}

/** Asks for an address, in the order in which one writes it. */
export function AddressFields<Values extends FieldValues, Output>({
  form,
  names = ownNames as { readonly [P in Part]?: FieldPath<Values> },
  required = ['line1', 'town', 'country'],
  countries,
  id,
}: AddressFieldsProps<Values, Output>) {
  const text = useText()
  // Which form it is matters to its names alone.
  const own = form as unknown as SchemaFormHandle<FieldValues>
  const nameOf: { readonly [P in Part]?: string } = names
  const lineField = (part: Exclude<Part, 'country'>) =>
    nameOf[part] && (
      <FormField
        key={part}
        form={own}
        name={nameOf[part]}
        label={text(`postal.${part}`)}
        isRequired={required.includes(part)}
      >
        {(field) => (
          <TextField {...field} id={(part === 'line1' && id) || field.id} autoComplete={autoComplete[part]} />
        )}
      </FormField>
    )
  return (
    <>
      {lines.map(lineField)}
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {places.map(lineField)}
        {countries && nameOf.country && (
          <FormField
            form={own}
            name={nameOf.country}
            label={text('postal.country')}
            isRequired={required.includes('country')}
          >
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value || null}
                onChange={(country) => onChange(country ?? '')}
                options={countries}
                placeholder={text('postal.chooseCountry')}
                isSearchable
              />
            )}
          </FormField>
        )}
      </Grid>
    </>
  )
}
