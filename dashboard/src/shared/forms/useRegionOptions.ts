import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** A name as a line begins with it. */
const begun = (locale: string, name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)

/** Time zones by their continents, and currencies by name; a zone that is chosen and that the browser does not list stays a choice. */
export function useRegionOptions<Currency extends string>(zoneNow: string, codes: readonly Currency[]) {
  const { locale } = useIntl()
  const zones = useMemo(() => {
    const listed = Intl.supportedValuesOf('timeZone')
    const names = !zoneNow || listed.includes(zoneNow) ? listed : [zoneNow, ...listed]
    return names.map((id) => ({ id, label: id.replaceAll('_', ' ').replaceAll('/', ' / ') }))
  }, [zoneNow])
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return codes.map((id) => ({ id, label: `${begun(locale, names.of(id) ?? id)} (${id})` }))
  }, [locale, codes])
  return { zones, currencies }
}

/** What the clocks of a time zone show, in words, as "Pacific Time"; nothing where the name is not one. */
export function zoneLabels(locale: string, timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    const words = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
    return words && begun(locale, words)
  } catch {
    return undefined
  }
}
