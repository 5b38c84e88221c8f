import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { countryCodes } from './country-codes.ts'

/** The countries of the world, named and sorted as the language does. */
export function useCountries() {
  const { locale } = useIntl()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    return countryCodes
      .map((id) => ({ id, label: names.of(id) ?? id }))
      .toSorted((one, other) => compare(one.label, other.label))
  }, [locale])
}
