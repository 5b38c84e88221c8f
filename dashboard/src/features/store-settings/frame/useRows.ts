import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useLocalUndo } from '../../../core/mutations/useLocalUndo.ts'

interface Row {
  id: number
}
type RowOf<List> = List extends readonly (infer R extends Row)[] ? R : never

/** The id for one more row. */
export const nextId = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** The rows with one of them replaced, or added at the end where it is new. */
export const withRow = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]

/** The rows without one of them, and what gives it back to the rows of a later moment. */
export const takenOut = <R extends Row>(rows: readonly R[], row: R) => ({
  rest: rows.filter(({ id }) => id !== row.id),
  giveBack: (later: readonly R[]): R[] => {
    const isTaken = later.some(({ id }) => id === row.id)
    const place = rows.findIndex(({ id }) => id === row.id)
    return later.toSpliced(place, 0, isTaken ? { ...row, id: nextId(later) } : row)
  },
})

/** A list among the values of a section: its rows, and what changes them until the section is saved. */
export function useRows<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: SchemaFormHandle<Values, Values>,
  name: Name,
) {
  const text = useText()
  const offerUndo = useLocalUndo()
  const { field } = useController({ control: form.hook.control, name })
  type One = RowOf<FieldPathValue<Values, Name>>
  const rows: readonly One[] = field.value
  const set = (next: readonly One[]) => field.onChange(next as never)
  const now = (): readonly One[] => form.hook.getValues(name)
  const put = (row: One) => set(withRow(now(), row))
  /** Changes a row as it is at that moment, where it is still there. */
  const edit = (id: number, change: (row: One) => One) =>
    set(now().map((row) => (row.id === id ? change(row) : row)))
  /** Takes a row out; a toast gives it back. */
  const remove = (row: One, said: () => string) => {
    const { rest, giveBack } = takenOut(now(), row)
    set(rest)
    offerUndo({ title: said, label: () => text('records.undo'), undo: () => set(giveBack(now())) })
  }
  return { rows, put, edit, remove }
}
