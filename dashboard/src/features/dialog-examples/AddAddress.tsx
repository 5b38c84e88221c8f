import { IconMapPin } from '@data1522/design-system/icons'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { AddressDialog } from '../../entities/customer/AddressDialog.tsx'
import { without } from '../../entities/customer/entries.ts'
import { accountQuery } from '../../entities/customer/queries.ts'
import { useAccountChanges } from '../../entities/customer/useAccountChanges.ts'
import type { ExampleProps } from './examples.ts'
import { KeptList } from './KeptList.tsx'
import { OnceLoaded } from './OnceLoaded.tsx'
import { exampleCustomerQuery } from './queries.ts'

/** Adds an address to those of a customer. */
export function AddAddress(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(exampleCustomerQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.address.title')}>
      {(customer) => <OfCustomer {...dialog} {...customer} />}
    </OnceLoaded>
  )
}

function OfCustomer({ id, country, ...dialog }: ExampleProps & { id: string; country: string }) {
  const text = useText()
  const query = useQuery(accountQuery(id))
  const { apply } = useAccountChanges(id)
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.address.title')}>
      {(account) => {
        const { addresses } = account
        const remove = (index: number) => {
          const { id: gone, label } = addresses[index]!
          const done = () => text('customer.entryDeleted', { name: label })
          void apply({ addresses: without(addresses, gone) }, { addresses }, done)
        }
        return (
          <AddressDialog {...dialog} id={id} account={account} of={0} country={country}>
            <KeptList
              title={text('customer.addresses')}
              icon={IconMapPin}
              rows={addresses.map((address) => ({
                id: String(address.id),
                title: address.label,
                detail: [address.line1, address.town].filter(Boolean).join(', '),
                mark: address.isDefault ? text('customer.default') : undefined,
              }))}
              onRemove={remove}
            />
          </AddressDialog>
        )
      }}
    </OnceLoaded>
  )
}
