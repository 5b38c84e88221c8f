import { STORE_CURRENCIES, type StoreDetails } from '@data1522/mocks/contract/store-settings'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Time zones by their continents, and currencies by name; a zone that the browser does not list stays a choice. */
export function useRegionOptions(zoneNow: string) {
  const { locale } = useIntl()
  const zones = useMemo(() => {
    const listed = Intl.supportedValuesOf('timeZone')
    const names = listed.includes(zoneNow) ? listed : [zoneNow, ...listed]
    return names.map((id) => ({ id, label: id.replaceAll('_', ' ').replaceAll('/', ' / ') }))
  }, [zoneNow])
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return STORE_CURRENCIES.map((id) => ({ id, label: `${names.of(id) ?? id} (${id})` }))
  }, [locale])
  return { zones, currencies }
}

/** What the clocks of a time zone show, in words, as "Pacific Time"; nothing where the name is not one. */
export function zoneWords(locale: string, timeZone: StoreDetails['timeZone']) {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
