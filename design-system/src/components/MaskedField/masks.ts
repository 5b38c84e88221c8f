import { dateMask } from './dateMask.ts'
import { numberMask } from './numberMask.ts'
import { fill, toMask, written } from './pattern.ts'
import { sanitizeInput } from './sanitizeInput.ts'
import type { Masking } from './masking.ts'

const upper = (text: string) => text.toUpperCase()

/** Signs in groups. Which groups may depend on the first signs, as it does with cards. */
export function groups(
  patternOf: (text: string) => string,
  { unwanted, isValueWhole = true }: { unwanted: RegExp; isValueWhole?: boolean },
): Pick<Masking, 'options' | 'show' | 'read'> {
  return {
    options: {
      mask: ({ value }) => toMask(patternOf(value)),
      preprocessors: [sanitizeInput(unwanted, upper)],
    },
    show: (value) => fill(patternOf(value), upper(value)),
    read: (shown) => (isValueWhole ? shown.replaceAll(unwanted, '') : written(patternOf(shown), shown)),
  }
}

export const cardPattern = (digits: string) =>
  /^3[47]/.test(digits) ? '#### ###### #####' : '#### #### #### #### ###'
const phonePattern = (text: string) => (/^\s*\+/.test(text) ? '+### ### ### ### ###' : '### ### ### ### ###')
const ibanPattern = '@@## **** **** **** **** **** **** **** **'

const made = new Map<string, Masking>()

/** A mask of this name; `detail` is its pattern, or how many decimals it has. The same one for the same question. */
export function maskingOf(name: MaskName, detail: string, locale: string): Masking {
  const key = `${name} ${locale} ${detail}`
  const masking = made.get(key) ?? make(name, detail, locale)
  made.set(key, masking)
  return masking
}

function make(name: MaskName, detail: string, locale: string): Masking {
  switch (name) {
    case 'card':
      return { ...groups(cardPattern, { unwanted: /\D/g }), inputMode: 'numeric', autoComplete: 'cc-number' }
    case 'iban':
      return { ...groups(() => ibanPattern, { unwanted: /[^A-Z\d]/g }), inputMode: 'text' }
    case 'phone':
      return {
        ...groups(phonePattern, { unwanted: /[^\d+]/g }),
        inputMode: 'tel',
        autoComplete: 'tel',
      }
    case 'date':
      return dateMask(locale)
    case 'number':
      return numberMask(locale, Number(detail))
    case 'pattern':
      return {
        ...groups(() => detail, { unwanted: /[^A-Z\d]/g, isValueWhole: false }),
        inputMode: /[@*]/.test(detail) ? 'text' : 'numeric',
      }
  }
}

/** What is written into a masked field. */
export type MaskName = 'card' | 'date' | 'iban' | 'number' | 'pattern' | 'phone'
