import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { sanitizeInput } from '../MaskedField/sanitizeInput.ts'
import type { PhoneEngine } from './useEngine.ts'

const counts = (text: string) => text.replaceAll(/[^\d+]/g, '').length

/** Deleting a space or a bracket deletes the digit beyond it; else the form would put it back, and one is stuck. */
const deleteDigits: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value } = elementState
  let [from, to] = elementState.selection
  const isEmpty = () => counts(value.slice(from, to)) === 0
  if (action === 'deleteBackward') while (from > 0 && isEmpty()) from--
  if (action === 'deleteForward') while (to < value.length && isEmpty()) to++
  return { elementState: { value, selection: [from, to] }, data }
}

/** Where the caret stands after so many digits. */
function placeAfter(text: string, digits: number) {
  let at = 0
  while (at < text.length && counts(text.slice(0, at)) < digits) at++
  return at
}

const made = new Map<string, MaskitoOptions>()

/** Writes a number as its country does while one types; the same mask for the same country. */
export function phoneMask({ format }: PhoneEngine, country: string): MaskitoOptions {
  const mask: MaskitoOptions = made.get(country) ?? {
    mask: /^\+?[\d\s().\-/]*$/,
    preprocessors: [
      sanitizeInput(/[^\d+]/g, (text) => text.replace(/^\D*00(?=(?:\D*\d){6})/, '+')),
      deleteDigits,
    ],
    postprocessors: [
      ({ value, selection }) => {
        const text = format({ text: value.slice(0, 30), country })
        const [from, to] = selection.map((at) => placeAfter(text, counts(value.slice(0, at))))
        return { value: text, selection: [from!, to!] }
      },
    ],
  }
  made.set(country, mask)
  return mask
}
