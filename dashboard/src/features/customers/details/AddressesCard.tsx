import { Chip } from '@data1522/design-system/Chip'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import type { CustomerAddress } from '@data1522/mocks/contract/customer-accounts'
import { AddressLines } from '../../../entities/address/AddressLines.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { EntriesCard } from './EntriesCard.tsx'
import { EntryActions } from './EntryActions.tsx'
import { withDefault, without } from '../../../entities/customer/entries.ts'

interface AddressesCardProps {
  id: string
  addresses: CustomerAddress[]
  /** Called with the id of the address to edit; with none to add one. */
  onEdit: (address?: number) => void
}

/** The customer's addresses: one is the default, one may be for bills. */
export function AddressesCard({ id, addresses, onEdit }: AddressesCardProps) {
  const text = useText()
  const { apply } = useAccountChanges(id)
  const set = (next: CustomerAddress[], done: () => string) =>
    void apply({ addresses: next }, { addresses }, done)
  return (
    <EntriesCard
      title={text('customer.addresses')}
      addLabel={text('customer.addAddress')}
      onAdd={() => onEdit()}
      empty={{ title: text('customer.noAddresses'), text: text('customer.noAddressesText') }}
      openId={addresses[0] && String(addresses[0].id)}
    >
      {addresses.map((address) => (
        <ExpansionPanel
          key={address.id}
          id={String(address.id)}
          title={address.label}
          description={[address.line1, address.town].filter(Boolean).join(', ')}
          end={
            <Inline as="span" gap={8}>
              {address.isDefault && <Chip tone="success">{text('customer.default')}</Chip>}
              {address.isBilling && <Chip tone="info">{text('customer.forBills')}</Chip>}
            </Inline>
          }
        >
          <Stack gap={16}>
            <AddressLines address={address} />
            <EntryActions
              name={address.label}
              isDefault={address.isDefault}
              onEdit={() => onEdit(address.id)}
              onDelete={() =>
                set(without(addresses, address.id), () =>
                  text('customer.entryDeleted', { name: address.label }),
                )
              }
              onDefault={() =>
                set(withDefault(addresses, address.id), () =>
                  text('customer.defaultSet', { name: address.label }),
                )
              }
            />
          </Stack>
        </ExpansionPanel>
      ))}
    </EntriesCard>
  )
}
