import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setCurrency } from '../../core/i18n/currency.ts'
import { storeSettingsQuery } from './store-settings-query.ts'

/** Keeps the currency of amounts in step with the store's settings; shows nothing. */
export function StoreCurrency() {
  const { data: currency } = useQuery({ ...storeSettingsQuery(), select: ({ store }) => store.currency })
  useEffect(() => {
    if (currency) setCurrency(currency)
  }, [currency])
  return null
}
