import { useMemo } from 'react'
import { useIntl } from 'react-intl'

const codes = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt']

/** A few languages to choose from, named and sorted as the page's language does. */
export function useSpokenLanguages() {
  const { locale } = useIntl()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    const { compare } = new Intl.Collator(locale)
    const nameOf = (code: string) => names.of(code) ?? code
    const options = codes
      .map((id) => ({ id, label: nameOf(id) }))
      .toSorted((one, other) => compare(one.label, other.label))
    return { options, nameOf }
  }, [locale])
}
