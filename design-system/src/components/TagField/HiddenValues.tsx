interface HiddenValuesProps {
  name?: string
  values: readonly string[]
  isDisabled?: boolean
}

/** Puts each of several values into the form's data under one name. */
export const HiddenValues = ({ name, values, isDisabled }: HiddenValuesProps) =>
  name &&
  values.map((value) => <input key={value} type="hidden" name={name} value={value} disabled={isDisabled} />)
