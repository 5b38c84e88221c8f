import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { countryCodes } from './country-codes.ts'

/** The countries by their codes, named and sorted as the language of the moment does. */
export function useCountries() {
  const { locale } = useIntl()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    const nameOf = (code: string) => names.of(code) ?? code
    const options = countryCodes
      .map((id) => ({ id, label: nameOf(id) }))
      .toSorted((one, other) => compare(one.label, other.label))
    return { options, nameOf }
  }, [locale])
}
