import type { MaskitoPreprocessor } from '@maskito/core'

/** More than any masked text has, however it was written: the rest of a book that was pasted is not looked at. */
const LONGEST = 200

/** Digits as other scripts write them, Arabic and Persian, in the form that computers take. */
export const latinDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.codePointAt(0)! & 15))

/** Lets through only the signs that a mask can have, so that a text may be pasted as it was written elsewhere. */
export const sanitizeInput =
  (unwanted: RegExp, read: (text: string) => string = (text) => text): MaskitoPreprocessor =>
  ({ elementState, data }) => {
    const clean = (text: string) => read(latinDigits(text.slice(0, LONGEST))).replaceAll(unwanted, '')
    const { value, selection } = elementState
    return {
      elementState: { value: value.length > LONGEST ? clean(value) : latinDigits(value), selection },
      data: clean(data),
    }
  }
