import { useLocale } from 'react-aria-components/I18nProvider'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { SelectPopup } from '../Select/SelectPopup.tsx'
import type { PhoneEngine } from './useEngine.ts'

interface CountryPopupProps extends PopupControl {
  label: string
  engine: PhoneEngine | undefined
  value: string
  onChange: (country: string) => void
  countries?: readonly string[]
}

/** The countries by name in the language around, found by name or by code. */
export function CountryPopup({ engine, countries, onChange, ...rest }: CountryPopupProps) {
  const { locale } = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const options = (countries ?? engine?.countries() ?? [])
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => compare(a.name, b.name))
    // The chosen one stands first, where the list opens.
    .toSorted((a, b) => Number(b.id === rest.value) - Number(a.id === rest.value))
    // The code runs from left to right whatever the name does.
    .map(({ id, name }) => ({ id, label: `${name} \u200e${engine?.dialCode(id) ?? ''}\u200e` }))
  return (
    <SelectPopup
      {...rest}
      options={options}
      isSearchable
      onChange={(country) => country && onChange(country)}
    />
  )
}
