import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'
import { CountryButton } from './CountryButton.tsx'
import { usePhone } from './usePhone.ts'

export interface PhoneFieldProps extends Omit<
  InputFieldOptions,
  'value' | 'defaultValue' | 'onChange' | 'start'
> {
  /** The number with its country's code and nothing else, such as `+33612345678`, when the caller keeps it. */
  value?: string
  /** The number at first, in the same form, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the number in that form, as far as it goes; `checkPhone` says whether it is whole. */
  onChange?: (value: string) => void
  /** The country at first where no number tells it, by its two letters, such as 'FR'. @default that of the locale */
  defaultCountry?: string
  /** The countries to choose from, by their two letters. @default all */
  countries?: readonly string[]
}

/**
 * The phone number of anyone in the world: the country's code from a list, the number written as its country does while
 * one types. A number that is pasted with its code brings its country along.
 *
 * Use when you call or text people of several countries. Not where any text will do: use `TextField` with `type="tel"`.
 */
export function PhoneField({
  value,
  defaultValue,
  onChange,
  defaultCountry,
  countries,
  name,
  onBlur,
  id: givenId,
  ref,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const firstCountry = defaultCountry ?? new Intl.Locale(locale).region ?? 'US'
  const phone = usePhone({ id, value, defaultValue, onChange, firstCountry, ref })
  return (
    <>
      <InputField
        {...rest}
        {...phone.input}
        id={id}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        isVerbatim
        onBlur={(event) => {
          phone.finish()
          onBlur?.(event)
        }}
        start={
          <CountryButton
            engine={phone.engine}
            country={phone.shown.country}
            countries={countries}
            isDisabled={rest.isDisabled || rest.isReadOnly}
            onChange={phone.choose}
          />
        }
      />
      {name && <input type="hidden" name={name} value={phone.plain} disabled={rest.isDisabled} />}
    </>
  )
}

export type { PhoneProblem } from './engine.ts'
export { checkPhone } from './useEngine.ts'
