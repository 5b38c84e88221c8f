import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField, type NumberFieldProps } from '@data1522/design-system/NumberField'
import { RadioCards, type RadioCardsProps } from '@data1522/design-system/RadioCards'
import { TextField, type TextFieldProps } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'

interface Asked<Values extends FieldValues, Output, Value> {
  form: SchemaFormHandle<Values, Output>
  name: FieldPathByValue<Values, Value>
  label: string
  /** @default true */
  isRequired?: boolean
}

/** The type of the form matters only for the names of its fields. */
const holding = <Value,>(form: unknown) => form as SchemaFormHandle<Record<string, Value>>

type Line = Pick<TextFieldProps, 'autoComplete' | 'type' | 'description' | 'placeholder'>

/** A field for a line of text. */
export function LineField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  isRequired = true,
  ...line
}: Asked<Values, Output, string> & Line) {
  return (
    <FormField form={holding<string>(form)} name={name as string} label={label} isRequired={isRequired}>
      {(field) => <TextField {...field} {...line} />}
    </FormField>
  )
}

type Counted = Pick<
  NumberFieldProps,
  'minValue' | 'maxValue' | 'step' | 'steppers' | 'formatOptions' | 'description' | 'end'
>

/** A field for a number. */
export function FigureField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  isRequired = true,
  ...counted
}: Asked<Values, Output, number | null> & Counted) {
  return (
    <FormField
      form={holding<number | null>(form)}
      name={name as string}
      label={label}
      isRequired={isRequired}
    >
      {(field) => <NumberField {...field} {...counted} />}
    </FormField>
  )
}

/** Validates an invalid field again, because a value that it depends on has changed. */
export function checkAgain<Values extends FieldValues, Output>(
  { hook }: SchemaFormHandle<Values, Output>,
  name: FieldPath<Values>,
) {
  if (hook.getFieldState(name).invalid) void hook.trigger(name)
}

interface Choice<Values extends FieldValues, Output> extends Asked<Values, Output, string> {
  options: RadioCardsProps['options']
  columns?: 2 | 3
  /** A field whose rules depend on this one, which is validated again. */
  decides?: FieldPath<Values>
}

/** A choice of a few options with a description each. */
export function CardsField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  options,
  columns = 3,
  decides,
}: Choice<Values, Output>) {
  return (
    <FormField form={holding<string>(form)} name={name as string} label={label} isRequired={false}>
      {(field) => (
        <RadioCards
          {...field}
          onChange={(id) => {
            field.onChange(id)
            if (decides) checkAgain(form, decides)
          }}
          options={options}
          columns={{ base: 1, sm: columns }}
        />
      )}
    </FormField>
  )
}

/** A checkbox. */
export function YesField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  description,
}: Asked<Values, Output, boolean> & { description?: string }) {
  return (
    <FormField form={holding<boolean>(form)} name={name as string} label={label} isRequired={false}>
      {({ value, label: words, ...field }) => (
        <Checkbox {...field} isSelected={value} description={description}>
          {words}
        </Checkbox>
      )}
    </FormField>
  )
}
