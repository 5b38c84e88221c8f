import { numberIn } from '../../../components/NumberField/parse.ts'
import type { CellEdit, EditValue } from './types.ts'
import type { InteractionStrings } from './strings/en.ts'

interface Reading {
  value?: EditValue
  /** The error of the typed text. */
  problem?: string
}

interface Reader {
  /** A value as the field shows it. */
  write: (value: EditValue) => string
  read: (typed: string) => Reading
  /** The number after a stepping key; undefined for other keys. */
  step: (typed: string, key: string) => string | undefined
}

type NumberEdit = Extract<CellEdit<never>, { kind: 'number' }>

function numberReader(edit: NumberEdit, locale: string, strings: InteractionStrings): Reader {
  const { min = -Infinity, max = Infinity, step = 1, format, validate } = edit
  const shown = new Intl.NumberFormat(locale, format)
  const digits = shown.resolvedOptions().maximumFractionDigits ?? 3
  // Plain, as a person types it: without grouping, symbols and units.
  const plain = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: shown.resolvedOptions().minimumFractionDigits,
    maximumFractionDigits: Math.max(digits, 3),
  })
  const problemOf = (value: number | null) => {
    if (value === null) return strings.noNumber
    if (value < min) return strings.atLeast(shown.format(min))
    if (value > max) return strings.atMost(shown.format(max))
    return validate?.(value)
  }
  return {
    write: (value) => plain.format(value as number),
    read: (typed) => {
      const value = numberIn(typed, locale)
      return { value: value ?? undefined, problem: problemOf(value) }
    },
    step: (typed, key) => {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
      const value = (numberIn(typed, locale) ?? 0) + (key === 'ArrowUp' ? step : -step)
      return plain.format(Math.max(min, Math.min(max, value)))
    },
  }
}

/** How a cell's field formats its value and parses the typed text. */
export function reader(edit: CellEdit<never>, locale: string, strings: InteractionStrings): Reader {
  if (edit.kind === 'number') return numberReader(edit, locale, strings)
  return {
    write: String,
    read: (typed) => {
      const value = typed.trim()
      return { value, problem: edit.kind === 'text' ? edit.validate?.(value) : undefined }
    },
    step: () => undefined,
  }
}
