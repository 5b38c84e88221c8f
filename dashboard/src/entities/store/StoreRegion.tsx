import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setCurrency } from '../../core/i18n/currency.ts'
import { setStoreZone } from '../../core/i18n/store-zone.ts'
import { storeSettingsQuery } from './store-settings-query.ts'

/** Keeps the currency of amounts and the time zone of days in step with the store's settings; shows nothing. */
export function StoreRegion() {
  const { data } = useQuery({ ...storeSettingsQuery(), select: ({ store }) => store })
  useEffect(() => {
    if (!data) return
    setCurrency(data.currency)
    setStoreZone(data.timeZone)
  }, [data])
  return null
}
