import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { Customer } from '@data1522/mocks/contract/customers'
import { useFormats } from '../../core/i18n/useFormats.ts'

/** A customer's country: its flag and its name in the language of the moment. */
export function CountryLabel({ customer }: { customer: Pick<Customer, 'country' | 'countryFlag'> }) {
  const { country } = useFormats()
  return (
    <Inline as="span" gap={8} isWrapping={false}>
      <Image src={customer.countryFlag} isDecorative ratio="4 / 3" width={24} corners="none" />
      <Text as="span" isTruncated>
        {country(customer.country)}
      </Text>
    </Inline>
  )
}
