import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { createCustomer, type CustomerCountry, type NewCustomer } from '@data1522/mocks/contract/customers'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { emptyAddress } from '../../../entities/address/address-schema.ts'
import { line } from '../../../shared/forms/lines.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import type { CustomerValues } from '../../../entities/customer/CustomerFields.tsx'
import { customerShape } from '../../../entities/customer/customer-schema.ts'
import { customersKey, touchedByCustomers } from '../../../entities/customer/queries.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'

type Address = typeof emptyAddress

export interface NewCustomerValues extends CustomerValues, Address {
  isBillingAddress: boolean
}

/** The form of a new customer: the address may be left out, but not by halves. */
export function useAddCustomer(onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const isNeeded = (name: 'line1' | 'town') =>
    z.refine<NewCustomerValues>((values) => Boolean(values[name]) || !hasAddress(values), {
      path: [name],
      message: text('customers.addressHalf'),
    })
  const schema = z
    .object({
      ...customerShape(text('postal.phoneWrong')),
      line1: line,
      line2: line,
      town: line,
      state: line,
      postCode: line,
      country: line,
      isBillingAddress: z.boolean(),
    })
    .check(isNeeded('line1') as never, isNeeded('town') as never)
  return useSchemaForm<NewCustomerValues, NewCustomerValues & { countryCode: CustomerCountry }>({
    schema,
    defaultValues: {
      customer: '',
      email: '',
      contact: '',
      countryCode: null,
      tags: [],
      ...emptyAddress,
      isBillingAddress: true,
    },
    draftKey: personKey('draft-customer-new'),
    onSubmit: async (values) => {
      try {
        const { customer } = await forSamePerson(call(createCustomer, { body: toCustomer(values) }))
        for (const queryKey of touchedByCustomers) void queries.invalidateQueries({ queryKey })
        await forSamePerson(queries.invalidateQueries({ queryKey: customersKey }))
        toasts.show({ tone: 'success', title: () => text('customers.added', { name: customer }) })
        onDone()
      } catch (error) {
        return validationErrors(error, text, Object.keys(schema.shape), {
          email: text('customers.emailTaken'),
        })
      }
    },
  })
}

const hasAddress = ({ line1, line2, town, state, postCode }: Address) =>
  Boolean(line1 || line2 || town || state || postCode)

const toCustomer = ({
  customer,
  email,
  contact,
  countryCode,
  tags,
  isBillingAddress,
  line1,
  line2,
  town,
  state,
  postCode,
  country,
}: NewCustomerValues & { countryCode: CustomerCountry }): NewCustomer => {
  const address = { line1, line2, town, state, postCode }
  return {
    customer,
    email,
    contact,
    countryCode,
    tags,
    isBillingAddress,
    ...(hasAddress({ ...address, country }) && { address }),
  }
}
