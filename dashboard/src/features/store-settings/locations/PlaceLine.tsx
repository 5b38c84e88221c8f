import { Text } from '@data1522/design-system/Text'
import type { StoreAddress } from '@data1522/mocks/contract/store-settings'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { addressLine } from './location.ts'

/** An address and its country on one line, each in the direction of its own script. */
export function PlaceLine({ address }: { address: StoreAddress }) {
  const { nameOf } = useCountries()
  const line = addressLine(address)
  const country = nameOf(address.country)
  return (
    <>
      {line && (
        <Text as="bdi" size="sm" ink="muted">
          {line}
        </Text>
      )}
      {line && ' · '}
      {country}
    </>
  )
}
