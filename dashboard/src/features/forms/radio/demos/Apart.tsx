import { Radio } from '@data1522/design-system/Radio'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

const addresses = ['12 Harbour Lane, Bergen', '4 Quai Perrache, Lyon']

/** One in each row of a table: they share a name and exclude each other. */
export function Apart() {
  const text = useText()

  return (
    <SimpleTable
      caption={text('radioDemos.addresses')}
      isCaptionHidden
      size="small"
      rows={addresses}
      rowId={(address) => address}
      columns={[
        {
          id: 'address',
          header: text('radioDemos.address'),
          cell: (address) => <Text as="bdi">{address}</Text>,
        },
        {
          id: 'main',
          header: text('radioDemos.main'),
          cell: (address) => (
            <Radio
              name="main"
              value={address}
              aria-label={address}
              defaultSelected={address === addresses[0]}
            />
          ),
        },
      ]}
    />
  )
}
