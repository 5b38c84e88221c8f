import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { countryCodes } from './country-codes.ts'
import { type Formats, useFormats } from './useFormats.ts'

/** The languages that people are asked about, by their codes. */
const languageCodes = (
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv sw ta th ' +
  'tr uk ur vi zh'
).split(' ')

function englishNames(type: 'region' | 'language', codes: readonly string[]) {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return [...new Set(codes.flatMap((code) => names.of(code) ?? []))]
}

function usePlaces(nameOf: (formats: Formats, name: string) => string, namesIn: () => string[], now: string) {
  const { locale } = useIntl()
  const formats = useFormats()
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    const names = namesIn()
    // What data call by a name of their own stays a choice.
    const all = now && !names.includes(now) ? [...names, now] : names
    return all
      .map((id) => ({ id, label: nameOf(formats, id) }))
      .toSorted((one, other) => compare(one.label, other.label))
  }, [locale, formats, nameOf, namesIn, now])
}

const countryOf = (formats: Formats, name: string) => formats.country(name)
const languageOf = (formats: Formats, name: string) => formats.language(name)
const countries = () => englishNames('region', countryCodes)
const languages = () => englishNames('language', languageCodes)

/** The countries to choose from, by the English names that data call them, named and sorted as the language does. */
export const useCountryOptions = (now = '') => usePlaces(countryOf, countries, now)

/** The languages to choose from, in the same way. */
export const useLanguageOptions = (now = '') => usePlaces(languageOf, languages, now)

/** The countries by their codes, named and sorted as the language does, and what a code is called. */
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
