import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { expect, test } from 'vitest'
import { mergeOf } from './merge-values.ts'

const someone = (fields: Partial<CustomerDetail>) =>
  ({
    customer: 'Ada',
    email: 'a@example.com',
    contact: '',
    avatar: '',
    country: 'France',
    status: 'Active',
    ...fields,
  }) as CustomerDetail
const own = someone({ customerId: 1, avatar: 'a.png' })
const other = someone({ customerId: 2, email: 'b@example.com', contact: '+33 1', avatar: 'b.png' })

test('the values of who is kept win, but for what they have not', () => {
  expect(mergeOf({ keeps: 'own' }, { own, other })).toEqual({ kept: own, gone: other, takes: ['contact'] })
})

test('what was chosen wins, whoever is kept', () => {
  const choice = { email: 'own', contact: 'own' } as const
  expect(mergeOf({ keeps: 'own', ...choice }, { own, other }).takes).toEqual([])
  expect(mergeOf({ keeps: 'other', ...choice }, { own, other })).toEqual({
    kept: other,
    gone: own,
    takes: ['email', 'contact'],
  })
})
