import { type ReactNode, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'
import { maskingOf } from './masks.ts'
import { useMasked } from './useMasked.ts'

interface MaskedFieldOptions extends Omit<InputFieldOptions, 'value' | 'defaultValue' | 'onChange'> {
  /** Its plain value, without the signs of the mask, when the caller keeps it. */
  value?: string
  /** Its plain value at first, when it keeps its own. @default '' */
  defaultValue?: string
  /**
   * Called with the plain value whenever it changes: digits for `card`, digits with a plus for `phone`, letters and
   * digits for `iban` and `pattern`, `2026-12-31` for a whole `date` and what is there for half a one, `-1234.5` for
   * `number`.
   */
  onChange?: (value: string) => void
  /** What the browser may fill in. @default by the mask */
  autoComplete?: string
  /** An icon, a unit or a button after the text. Words are read out with the field. */
  end?: ReactNode
}

export type MaskedFieldProps = MaskedFieldOptions &
  (
    | {
        /** What is written: it sets the groups, the separators and the keyboard of a phone. */
        mask: 'card' | 'date' | 'iban' | 'phone'
        pattern?: undefined
        decimals?: undefined
      }
    | {
        mask: 'number'
        pattern?: undefined
        /** The most decimals. @default 0 */
        decimals?: number
      }
    | {
        mask: 'pattern'
        /** Where what stands: `#` a digit, `@` a letter, `*` either, any other sign itself, as in `AB-####-####`. */
        pattern: string
        decimals?: undefined
      }
  )

/**
 * A text of a known form, put in groups while one types or pastes it.
 *
 * Use when an answer has a form that everybody writes alike: a card, an IBAN, the number of an order, an amount.
 * Whether it is right is the caller's question: `isIban` and others help. Not for free text: use `TextField`; nor to
 * pay: use `CardField`; nor for the phone of anyone in the world: use `PhoneField`; nor to pick a day: use `DatePicker`.
 */
export function MaskedField({
  mask,
  pattern,
  decimals = 0,
  value,
  defaultValue,
  onChange,
  name,
  id: givenId,
  ref,
  ...rest
}: MaskedFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const masking = maskingOf(mask, pattern ?? `${decimals}`, locale)
  const { plain, input } = useMasked(masking, { id, value, defaultValue, onChange, ref })
  return (
    <>
      <InputField
        autoComplete={masking.autoComplete}
        inputMode={masking.inputMode}
        {...rest}
        {...input}
        id={id}
        type={mask === 'phone' ? 'tel' : 'text'}
        isVerbatim
      />
      {name && <input type="hidden" name={name} value={plain} disabled={rest.isDisabled} />}
    </>
  )
}

export { isCardNumber, isIban, isRealDate } from './checks.ts'
