import { describe, expect, test } from 'vitest'
import { accounts } from '../../seed/accounts.ts'
import { allCategories, CATEGORIES_PATH } from '../categories/testing.ts'
import { send } from '../../testing/call.ts'
import { allProducts, PRODUCTS_PATH } from './testing.ts'
import { registerAccount } from '../../runtime/session.ts'

const reason = 'this one belongs to someone else.'
/** May do everything, but to nothing with the id 4. */
const token = registerAccount({
  ...accounts[1]!,
  id: 901,
  abilityRules: [
    { action: 'manage', subject: 'all' },
    { action: 'manage', subject: 'Product', conditions: { id: 4 }, inverted: true, reason },
    { action: 'manage', subject: 'Category', conditions: { id: 4 }, inverted: true, reason },
  ],
})

const look = async () => [await allProducts(), await allCategories()]

describe('a rule about one row', () => {
  test.each<[string, string, unknown]>([
    ['PUT', `${PRODUCTS_PATH}/4`, { productName: 'Mine' }],
    ['POST', `${PRODUCTS_PATH}/4/restock`, { quantity: 5 }],
    ['DELETE', `${PRODUCTS_PATH}/4`, undefined],
    ['PUT', `${CATEGORIES_PATH}/4`, { title: 'Mine' }],
    ['DELETE', `${CATEGORIES_PATH}/4`, undefined],
  ])('keeps %s %s from it, and tells why', async (method, path, body) => {
    const before = await look()
    expect(await send(method, path, body, token)).toMatchObject({ status: 403, body: { reason } })
    expect(await look()).toEqual(before)
  })

  test.each<[string, string, unknown, number]>([
    ['PUT', `${PRODUCTS_PATH}/3`, { productName: 'Mine' }, 200],
    ['POST', `${PRODUCTS_PATH}/3/restock`, { quantity: 5 }, 200],
    ['DELETE', `${PRODUCTS_PATH}/3`, undefined, 204],
    ['PUT', `${CATEGORIES_PATH}/3`, { title: 'Mine' }, 200],
    ['DELETE', `${CATEGORIES_PATH}/3`, undefined, 204],
  ])('leaves %s %s to others', async (method, path, body, status) => {
    expect((await send(method, path, body, token)).status).toBe(status)
  })
})
