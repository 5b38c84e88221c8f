import { useQuery } from '@tanstack/react-query'
import { useText } from '../../core/i18n/useText.ts'
import { AddressDialog } from '../../entities/customer/AddressDialog.tsx'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'
import { exampleCustomerQuery } from './queries.ts'

/** Adds an address to those of a customer. */
export function AddAddress(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(exampleCustomerQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.address.title')}>
      {({ customer, account }) => (
        <AddressDialog
          {...dialog}
          id={String(customer.customerId)}
          account={account}
          of={0}
          country={customer.countryCode}
        />
      )}
    </OnceLoaded>
  )
}
