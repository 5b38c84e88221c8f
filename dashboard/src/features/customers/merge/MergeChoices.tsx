import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Text } from '@data1522/design-system/Text'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import {
  type ChosenField,
  chosenFields,
  type MergeValues,
  type Pair,
  type Side,
  winnerOf,
} from './merge-values.ts'

const sides = ['own', 'other'] as const satisfies Side[]

interface MergeChoicesProps {
  form: SchemaFormHandle<MergeValues, MergeValues>
  pair: Pair
}

/** Who is kept of two customers, and of each field that differs whose value. */
export function MergeChoices({ form, pair }: MergeChoicesProps) {
  const text = useText()
  const { country, money } = useFormats()
  const choice = useWatch({ control: form.hook.control }) as MergeValues
  const labels = {
    customer: text('customers.field.name'),
    email: text('customers.field.email'),
    contact: text('customers.field.contact'),
    country: text('customers.column.country'),
    status: text('customer.status'),
  }
  const write = (field: ChosenField, of: Side) => {
    const { [field]: value, status } = pair[of]
    if (field === 'country') return country(value)
    return field === 'status' ? text(`customer.status.${status}`) : value || text('customer.unknown')
  }
  const differing = chosenFields.filter((field) => pair.own[field] !== pair.other[field])
  return (
    <>
      <FormField form={form} name="keeps" label={text('customers.mergeKeeps')}>
        {(field) => (
          <RadioCards
            {...field}
            options={sides.map((id) => ({
              id,
              label: pair[id].customer,
              description: text('customers.mergeWho', {
                number: String(pair[id].customerId),
                count: pair[id].order,
                spent: money(pair[id].totalSpent),
              }),
            }))}
          />
        )}
      </FormField>
      {differing.map((name) => (
        <FormField key={name} form={form} name={name} label={labels[name]} isRequired={false}>
          {(field) => (
            <RadioGroup
              {...field}
              value={winnerOf(name, choice, pair)}
              options={sides.map((id) => ({ id, label: <Text as="bdi">{write(name, id)}</Text> }))}
            />
          )}
        </FormField>
      ))}
    </>
  )
}
