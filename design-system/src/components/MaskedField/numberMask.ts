import { maskitoTransform } from '@maskito/core'
import { maskitoNumber } from '@maskito/kit'
import type { Masking } from './masking.ts'
import { sanitizeInput } from './sanitizeInput.ts'

/** A number with the separators of the locale; its value is plain, such as `-1234.5`. */
export function numberMask(locale: string, decimals: number): Masking {
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
  }).formatToParts(12_345.6)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const [group, decimal] = [part('group'), part('decimal')]
  const options = maskitoNumber({
    thousandSeparator: group,
    decimalSeparator: decimal,
    // Where a full stop parts thousands, it is not taken for a comma.
    decimalPseudoSeparators: ['.', ',', '٫'].filter((sign) => sign !== decimal && sign !== group),
    maximumFractionDigits: decimals,
    minusSign: '-',
  })
  const read = (shown: string) => shown.replaceAll(group, '').replace(decimal, '.').replace('٬', '')
  return {
    options: {
      ...options,
      preprocessors: [sanitizeInput(/[^\d.,٫\-−]/g, withoutGroups(group)), ...options.preprocessors],
    },
    show: (value) => maskitoTransform(value.replace('.', decimal), options),
    read,
    inputMode: decimals > 0 ? 'decimal' : 'numeric',
  }
}

const withoutGroups = (group: string) => (text: string) =>
  text.replaceAll(/[\s\u00a0\u202f٬]/g, '').replaceAll(group, '')
