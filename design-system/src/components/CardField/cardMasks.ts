import type { Masking } from '../MaskedField/masking.ts'
import { groups } from '../MaskedField/masks.ts'
import { toMask } from '../MaskedField/pattern.ts'
import { sanitizeInput } from '../MaskedField/sanitizeInput.ts'
import { brandOf } from './brand.ts'

/** As many digits as the brand has, with its gaps. */
function numberPattern(text: string): string {
  const { gaps, lengths } = brandOf(text.replaceAll(/\D/g, ''))
  return Array.from({ length: Math.max(...lengths) }, (_, at) => (gaps.includes(at) ? ' #' : '#')).join('')
}

export const numberMask: Masking = { ...groups(numberPattern, { unwanted: /\D/g }), inputMode: 'numeric' }

const code = (digits: number): Masking => ({
  ...groups(() => '#'.repeat(digits), { unwanted: /\D/g }),
  inputMode: 'numeric',
})
export const codeMasks: Readonly<Record<number, Masking>> = { 3: code(3), 4: code(4) }

/** Browsers fill in the whole year too, and people leave the zero out: 8/2029 is 08/29. */
const short = (text: string) =>
  text.replace(
    /^\D*(\d{1,2})\s*[-/.\s]\s*(?:20)?(\d\d)\D*$/,
    (_, month: string, year: string) => month.padStart(2, '0') + year,
  )

/** A month and a year. */
export const expiryMask: Masking = {
  options: {
    mask: toMask('##/##'),
    preprocessors: [
      sanitizeInput(/[^\d/]/g, short),
      ({ elementState, data }, action) => {
        const { value, selection } = elementState
        if (action === 'validation') return { elementState: { value: short(value), selection } }
        // The slash typed after one digit ends the month; a digit above 1 can only be its second.
        const isEnd = action === 'insert' && data === '/' && /^\d$/.test(value)
        if (isEnd) return { elementState: { value: `0${value}`, selection: [2, 2] }, data }
        return {
          elementState,
          data: action === 'insert' && !value && /^[2-9]$/.test(data) ? `0${data}` : data,
        }
      },
    ],
  },
  show: (value) => value,
  read: (shown) => shown,
  inputMode: 'numeric',
}
