import { Autocomplete } from '../../../../components/Autocomplete/Autocomplete.tsx'
import { ComboBox } from '../../../../components/ComboBox/ComboBox.tsx'
import { MaskedField } from '../../../../components/MaskedField/MaskedField.tsx'
import { MultiSelect } from '../../../../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TagField } from '../../../../components/TagField/TagField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormField } from '../../FormField.tsx'
import { FormSection } from '../../FormSection.tsx'
import type { PartProps } from './part.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), label: name }))
const industries = [
  { id: 'retail', label: 'Retail' },
  { id: 'transport', label: 'Transport' },
  { id: 'teaching', label: 'Teaching' },
  { id: 'health', label: 'Health' },
] as const
const markets = named('France', 'Morocco', 'Egypt', 'Belgium', 'Canada', 'Tunisia')
const cities = named('Lyon', 'Casablanca', 'Cairo', 'Brussels', 'Montreal', 'Tunis', 'Marseille')
const languages = named('Arabic', 'English', 'French', 'Spanish', 'Italian')
const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

export const CompanyPart = ({ form }: PartProps) => (
  <FormSection title="Company" columns={2}>
    <FormField form={form} name="company" label="Company">
      {(field) => <TextField {...field} autoComplete="organization" />}
    </FormField>
    <FormField form={form} name="industry" label="Industry">
      {(field) => <Select {...field} options={industries} placeholder="Choose" />}
    </FormField>
    <FormField form={form} name="vat" label="VAT number" isRequired={false}>
      {(field) => <MaskedField {...field} mask="pattern" pattern="@@-###-###-###" />}
    </FormField>
    <FormField form={form} name="iban" label="IBAN" isRequired={false}>
      {(field) => <MaskedField {...field} mask="iban" />}
    </FormField>
    <FormField form={form} name="employees" label="People" isRequired={false}>
      {(field) => <NumberField {...field} minValue={1} maxValue={100_000} />}
    </FormField>
    <FormField form={form} name="revenue" label="Revenue" isRequired={false}>
      {(field) => <NumberField {...field} formatOptions={euros} steppers="none" />}
    </FormField>
    <FormField form={form} name="markets" label="Markets">
      {(field) => <MultiSelect {...field} options={markets} placeholder="Choose" />}
    </FormField>
    <FormField form={form} name="city" label="City" isRequired={false}>
      {(field) => <ComboBox {...field} options={cities} />}
    </FormField>
    <FormField form={form} name="keywords" label="Keywords" isRequired={false}>
      {(field) => <TagField {...field} />}
    </FormField>
    <FormField form={form} name="languages" label="Languages" isRequired={false}>
      {(field) => <Autocomplete {...field} options={languages} />}
    </FormField>
    <FormField form={form} name="street" label="Street" isRequired={false}>
      {(field) => <TextField {...field} autoComplete="street-address" />}
    </FormField>
    <FormField form={form} name="postcode" label="Postcode" isRequired={false}>
      {(field) => <TextField {...field} autoComplete="postal-code" inputMode="numeric" />}
    </FormField>
  </FormSection>
)
