import type { MaskitoPostprocessor } from '@maskito/core'
import { fill, toMask } from './pattern.ts'
import { latinDigits, sanitizeInput } from './sanitizeInput.ts'
import type { Masking } from './masking.ts'

type Part = 'day' | 'month' | 'year'
const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 }
/** A first digit above this can only be the second of a pair: 4 is the 4th, 2 is the second month. */
const tens: Partial<Record<Part, number>> = { day: 3, month: 1 }

const yearFirst = /^\s*(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\s*$/
const anyDate = /^\s*(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\s*$/

/** The order and the separator of dates in a locale. */
function layoutOf(locale: string) {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type, value }) => ({ type, value: value.replaceAll(/[\u200e\u200f\u061c\s]/g, '') }))
  const order = parts.flatMap(({ type }) => (type in lengths ? [type as Part] : []))
  return { order, separator: parts.find(({ type }) => type === 'literal')?.value ?? '/' }
}

/** A day in the order of the locale; its value is `2026-12-31` once it is whole. */
export function dateMask(locale: string): Masking {
  const { order, separator } = layoutOf(locale)
  const pattern = order.map((part) => '#'.repeat(lengths[part])).join(separator)

  const partsOf = (shown: string) =>
    Object.fromEntries(shown.split(separator).map((text, at) => [order[at], text])) as Partial<
      Record<Part, string>
    >
  /** A whole date that was written elsewhere: the year first, or parts without their zeros. */
  const whole = (text: string) =>
    text
      .replace(yearFirst, (_, year: string, _separator, month: string, day: string) =>
        order.map((part) => ({ year, month, day })[part].padStart(lengths[part], '0')).join(separator),
      )
      .replace(anyDate, (text, ...texts: string[]) =>
        // Of a year of two digits nobody knows the century.
        order.every((part, at) => (part === 'year' ? texts[at]!.length === 4 : texts[at]!.length <= 2))
          ? order.map((part, at) => texts[at]!.padStart(lengths[part], '0')).join(separator)
          : text,
      )

  /** Puts the zero before a day or a month that has but one digit. */
  const pad: MaskitoPostprocessor = ({ value, selection: [from, to] }, { value: before }) => {
    const texts = value.split(separator)
    const at = texts.length - 1
    const last = texts[at]!
    const most = tens[order[at]!]
    if (value.length < before.length || to < value.length || last.length !== 1 || Number(last) <= (most ?? 9))
      return { value, selection: [from, to] }
    const padded = [...texts.slice(0, at), `0${last}`].join(separator)
    return { value: padded, selection: [padded.length, padded.length] }
  }

  return {
    options: {
      mask: toMask(pattern),
      preprocessors: [
        ({ elementState, data }) => ({ elementState, data: whole(latinDigits(data.slice(0, 40))) }),
        ({ elementState, data }, action) => {
          // A separator typed after one digit ends its part: 4/ is the 4th.
          const text = elementState.value.slice(0, elementState.selection[0])
          const isEnd = action === 'insert' && /^[-/.\s]$/.test(data) && /(^|\D)\d$/.test(text)
          if (!isEnd) return { elementState, data }
          const padded = `${text.slice(0, -1)}0${text.slice(-1)}`
          return {
            elementState: { value: padded, selection: [padded.length, padded.length] },
            data: separator,
          }
        },
        sanitizeInput(separator === '-' ? /[^\d-]/g : new RegExp(`[^\\d${separator}]`, 'g')),
      ],
      postprocessors: [pad],
    },
    show: (value) => fill(pattern, whole(value).replaceAll(/\D/g, '')),
    read: (shown) => {
      const { year, month, day } = partsOf(shown)
      return shown.length === pattern.length ? `${year}-${month}-${day}` : shown
    },
    inputMode: 'numeric',
  }
}
