import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { useText } from '../../../app/intl/useText.ts'
import { offerUndo } from '../../../app/undo/undo.ts'

interface Row {
  id: number
}
type RowOf<List> = List extends readonly (infer R extends Row)[] ? R : never

/** The id for one more row. */
export const nextId = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** The rows with one of them replaced, or added at the end where it is new. */
export const withRow = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]

/** A list among the values of a section: its rows, and what changes them until the section is saved. */
export function useRows<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: SchemaFormHandle<Values, Values>,
  name: Name,
) {
  const text = useText()
  const { field } = useController({ control: form.hook.control, name })
  type One = RowOf<FieldPathValue<Values, Name>>
  const rows: readonly One[] = field.value
  const set = (next: readonly One[]) => field.onChange(next as never)
  const now = (): readonly One[] => form.hook.getValues(name)
  const put = (row: One) => set(withRow(now(), row))
  /** Takes a row out; a toast gives it back. */
  const remove = (row: One, said: string) => {
    const before = now()
    set(before.filter(({ id }) => id !== row.id))
    offerUndo({ title: said, label: text('records.undo'), undo: () => set(before) })
  }
  return { rows, put, remove }
}
