import { describe, expect, test } from 'vitest'
import { getCustomerAccount } from '../customer-accounts/contract.ts'
import { createCustomer, getCustomer, restoreCustomers, updateCustomer } from './contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { allCustomers, newcomer, removeCustomer, trespassOnCustomers } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { allOrders } from '../orders/testing.ts'

const PATH = '/api/apps/ecommerce/customers'
const gone = { status: 404, body: undefined }
const notFound = { status: 404, body: { message: 'Customer not found' } }
const unknownIds = ['1', '100', '1e9', ...NO_IDS]
const emailTaken = { status: 400, fields: ['email'], isUntouched: true }

/** A customer with orders, and its `customerId`. */
const someone = async () => (await allCustomers()).find(({ order }) => order > 1)!
const largestId = async () => Math.max(...(await allCustomers()).map(({ customerId }) => customerId))

describe('getCustomer', () => {
  test('answers the row of the list with status and contact', async () => {
    for (const customer of (await allCustomers()).slice(0, 10)) {
      const detail = await call(getCustomer, { params: { id: customer.customerId } })
      expect(detail).toEqual({
        ...customer,
        status: 'Active',
        contact: expect.stringMatching(/^\+[\d ()-]+$/),
      })
    }
  })

  test.each(unknownIds)('answers 404 without a body to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}`)).toEqual(gone)
  })

  test('has nobody where lists have no rows', async () => {
    const { customerId } = await someone()
    setScenario({ empty: true })
    expect(await send('GET', `${PATH}/${customerId}`)).toEqual(gone)
  })
})

describe('createCustomer', () => {
  test('answers 201 with the customer, and puts it first', async () => {
    const customerId = (await largestId()) + 1
    const { status, body } = await send('POST', PATH, newcomer)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 101,
      customerId,
      customer: 'Isolde Marchbanks',
      email: 'isolde@example.com',
      country: 'United Kingdom',
      countryFlag: expect.stringContaining('flags/gb'),
      countryCode: 'GB',
      contact: '+44 7700 900123',
      avatar: '',
      tags: [],
      status: 'Active',
      order: 0,
      totalSpent: 0,
    })
    expect((await allCustomers())[0]).toMatchObject({ customerId })
    expect(await call(getCustomer, { params: { id: customerId } })).toEqual(body)
  })

  test('keeps the address as that for deliveries and bills', async () => {
    const { customerId: id } = await call(createCustomer, { body: newcomer })
    const account = await call(getCustomerAccount, { params: { id } })
    expect(account).toMatchObject({ username: 'isolde', balance: 0, paymentMethods: [], devices: [] })
    expect(account.addresses).toEqual([
      {
        ...newcomer.address,
        id: 1,
        label: 'Home',
        line2: '',
        country: 'United Kingdom',
        isDefault: true,
        isBilling: true,
      },
    ])
  })

  test('keeps the address for deliveries alone if it says so', async () => {
    const { customerId: id } = await call(createCustomer, { body: { ...newcomer, isBillingAddress: false } })
    const { addresses } = await call(getCustomerAccount, { params: { id } })
    expect(addresses.map(({ isDefault, isBilling }) => [isDefault, isBilling])).toEqual([[true, false]])
  })

  test('needs a name, an e-mail address and a country only', async () => {
    const { customer, email, countryCode } = newcomer
    const { customerId: id } = await call(createCustomer, { body: { customer, email, countryCode } })
    expect((await call(getCustomerAccount, { params: { id } })).addresses).toEqual([])
  })

  test('never gives a customerId twice, so nobody inherits orders', async () => {
    const [last] = await allCustomers()
    await removeCustomer(last!.customerId)
    const next = await call(createCustomer, { body: newcomer })
    expect(next).toMatchObject({ id: last!.id + 1, customerId: last!.customerId + 1, order: 0 })
    await removeCustomer(next.customerId)
    const again = await call(createCustomer, { body: newcomer })
    expect(again.customerId).toBe(next.customerId + 1)
  })

  test('fields that are not the caller’s to give do not count', async () => {
    const { body } = await send('POST', PATH, {
      ...newcomer,
      id: 7,
      customerId: 7,
      order: 9,
      country: 'Mars',
    })
    expect(body).toMatchObject({ id: 101, order: 0, country: 'United Kingdom' })
  })

  test('an address that belongs to a customer answers 400', async () => {
    const { email } = await someone()
    expect(await trespassOnCustomers('POST', PATH, { ...newcomer, email: email.toUpperCase() })).toEqual(
      emailTaken,
    )
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['nothing', {}, ['countryCode', 'customer', 'email']],
    ['a blank name', { ...newcomer, customer: ' ' }, ['customer']],
    ['an endless name', { ...newcomer, customer: 'x'.repeat(201) }, ['customer']],
    ['no e-mail address', { ...newcomer, email: 'isolde' }, ['email']],
    ['an unknown country', { ...newcomer, countryCode: 'ZZ' }, ['countryCode']],
    ['an unknown status', { ...newcomer, status: 'Gone' }, ['status']],
    ['half an address', { ...newcomer, address: { town: 'Saltwick' } }, ['address.line1']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespassOnCustomers('POST', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updateCustomer', () => {
  test('changes what is given and keeps the rest', async () => {
    const { customerId: id } = await someone()
    const before = await call(getCustomer, { params: { id } })
    const body = { contact: '+44 7700 900999', status: 'Inactive' } as const
    const after = await call(updateCustomer, { params: { id }, body })
    expect(after).toEqual({ ...before, ...body })
    expect(await call(getCustomer, { params: { id } })).toEqual(after)
  })

  test('country and flag follow the code', async () => {
    const { customerId: id } = await someone()
    expect(await call(updateCustomer, { params: { id }, body: { countryCode: 'CA' } })).toMatchObject({
      country: 'Canada',
      countryFlag: expect.stringContaining('flags/ca'),
      countryCode: 'CA',
    })
  })

  test('the orders of the customer follow, and no others', async () => {
    const { customerId, email, order } = await someone()
    const before = await allOrders()
    const body = { customer: 'Someone Else', email: 'else@example.com', avatar: '' }
    await call(updateCustomer, { params: { id: customerId }, body })
    expect(await allOrders()).toEqual(before.map((one) => (one.email === email ? { ...one, ...body } : one)))
    expect((await allOrders({ q: 'else@' })).length).toBeGreaterThanOrEqual(order)
    expect(await call(getCustomer, { params: { id: customerId } })).toMatchObject({ order })
  })

  test('its own e-mail address may be given again, that of another may not', async () => {
    const [one, other] = await allCustomers()
    const { customerId: id, email } = one!
    expect(await call(updateCustomer, { params: { id }, body: { email } })).toMatchObject({ email })
    expect(await trespassOnCustomers('PUT', `${PATH}/${id}`, { email: other!.email })).toEqual(emailTaken)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, {})).toEqual(notFound)
  })

  test('a wrong field answers 400 and stores nothing', async () => {
    const { customerId } = await someone()
    const given = { customer: '', countryCode: 1, contact: 'fine' }
    expect(await trespassOnCustomers('PUT', `${PATH}/${customerId}`, given)).toEqual({
      status: 400,
      fields: ['countryCode', 'customer'],
      isUntouched: true,
    })
  })
})

describe('deleteCustomer', () => {
  test('answers 204 without a body; the customer is gone, its orders stay as they are', async () => {
    const { customerId } = await someone()
    await call(updateCustomer, { params: { id: customerId }, body: { customer: 'Someone Else' } })
    const orders = await allOrders()
    expect(await send('DELETE', `${PATH}/${customerId}`)).toEqual({ status: 204, body: undefined })
    expect(await send('GET', `${PATH}/${customerId}`)).toEqual(gone)
    expect(await allCustomers()).toHaveLength(99)
    expect(await allOrders()).toEqual(orders)
  })

  test.each(unknownIds)('answers 404 without a body to %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(gone)
    expect(await allCustomers()).toHaveLength(100)
  })
})

describe('restoreCustomers', () => {
  const restore = (...ids: number[]) => call(restoreCustomers, { body: { ids } })

  test('puts customers back in their old places, with what they bought', async () => {
    const before = await allCustomers()
    const some = [before[0]!, before[40]!, before[99]!]
    for (const { customerId } of some) await removeCustomer(customerId)
    const { customers } = await restore(...some.map(({ customerId }) => customerId))
    expect(customers).toEqual(expect.arrayContaining(some))
    expect(await allCustomers()).toEqual(before)
  })

  test('one who was not deleted answers 404, and nobody comes back', async () => {
    const [one, other] = await allCustomers()
    await removeCustomer(one!.customerId)
    const ids = [one!.customerId, other!.customerId]
    expect(await send('POST', `${PATH}/restore`, { ids })).toEqual(notFound)
    expect(await allCustomers()).toHaveLength(99)
  })

  test('one whose e-mail address has gone to another answers 409', async () => {
    const { customerId, email } = await someone()
    await removeCustomer(customerId)
    await call(createCustomer, { body: { ...newcomer, email } })
    const { status, body } = await send('POST', `${PATH}/restore`, { ids: [customerId] })
    expect(status).toBe(409)
    expect(body).toEqual({ message: 'The e-mail address belongs to another customer by now' })
    expect(await allCustomers()).toHaveLength(100)
  })

  test('the same customer twice comes back once', async () => {
    const { customerId } = await someone()
    await removeCustomer(customerId)
    expect((await restore(customerId, customerId)).customers).toHaveLength(1)
  })

  test('nobody at all answers 400', async () => {
    expect(await trespassOnCustomers('POST', `${PATH}/restore`, { ids: [] })).toEqual({
      status: 400,
      fields: ['ids'],
      isUntouched: true,
    })
  })
})
