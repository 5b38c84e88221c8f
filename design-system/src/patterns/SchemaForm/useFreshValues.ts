import { useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useFormState } from 'react-hook-form'
import { type Clash, merge } from './merge.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'
import { copyOf, isSame } from './values.ts'

/**
 * Lets a form follow what its record has become meanwhile, and gives the fields over which two persons differ; the
 * fields of a group in `wholes` count as one.
 */
export function useFreshValues<Values extends FieldValues, Output>(
  { hook, labels, goTo }: SchemaFormHandle<Values, Output>,
  values: Values,
  wholes: readonly string[] = [],
) {
  const { isSubmitting, defaultValues } = useFormState({ control: hook.control })
  const seen = useRef(values)
  const [clashes, setClashes] = useState<readonly Clash[]>([])

  useEffect(() => {
    // What comes while one sends may be what one sends.
    if (isSubmitting || isSame(values, seen.current)) return
    seen.current = values
    const typed = copyOf(hook.getValues())
    const { merged, clashes: found } = merge(defaultValues, typed, values, wholes)
    hook.reset(copyOf(values), {
      keepFieldsRef: true,
      keepErrors: true,
      keepTouched: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    })
    for (const [name, value] of Object.entries(merged as Values))
      if (!isSame(value, values[name])) hook.setValue(name as FieldPath<Values>, value, { shouldDirty: true })
    setClashes((last) => [
      ...last.filter(({ name }) => found.every((clash) => clash.name !== name)),
      ...found,
    ])
  }, [values, wholes, isSubmitting, defaultValues, hook])

  const keepMine = (name: string) => {
    setClashes((last) => last.filter((clash) => clash.name !== name))
    const field = [...labels.keys()].find((one) => one === name || one.startsWith(`${name}.`))
    if (field) goTo(field)
  }
  const takeTheirs = ({ name, theirs }: Clash) => {
    const value = copyOf(theirs) as FieldPathValue<Values, FieldPath<Values>>
    hook.setValue(name as FieldPath<Values>, value, { shouldDirty: true, shouldValidate: true })
    keepMine(name)
  }
  return { clashes, keepMine, takeTheirs }
}
