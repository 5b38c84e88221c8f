import { queryClient } from '../../../core/api/query-client.ts'
import { currentIntl } from '../../../core/i18n/intl.ts'
import { valuesIn } from '../../../core/router/useAddressState.ts'
import { paymentQuoteQuery } from '../../../entities/payment/queries.ts'
import { orderParameters } from '../../../entities/plan/plan-address.ts'
import { homeCountry } from './home-country.ts'

/** Fetches what the order in the address comes to, before the form is drawn. */
export async function prefetchQuote(search: string) {
  const { plan, cycle } = valuesIn(new URLSearchParams(search), orderParameters)
  const country = homeCountry(currentIntl()?.locale ?? 'en-US')
  await queryClient.prefetchQuery(paymentQuoteQuery({ plan, cycle, country, promo: '' }))
}
