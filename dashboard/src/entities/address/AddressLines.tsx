import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../core/i18n/useFormats.ts'

/** Where a parcel or a bill goes. */
export interface PostalAddress {
  line1: string
  line2: string
  town: string
  state: string
  postCode: string
  country: string
}

/** An address, line by line, as one writes it on a parcel. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { country } = useFormats()
  const { line1, line2, town, state, postCode } = address
  const place = [town, [state, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [line1, line2, place, country(address.country)].filter(Boolean)
  return (
    <Stack gap={0}>
      {lines.map((line) => (
        <Text key={line} ink="muted">
          <Text as="bdi">{line}</Text>
        </Text>
      ))}
    </Stack>
  )
}
