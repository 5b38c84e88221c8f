import { describe, expect, test } from 'vitest'
import type { AbilityRule } from '../areas/auth/contract.ts'
import { accounts } from '../seed/accounts.ts'
import { send } from '../testing/call.ts'
import { sendInVain } from '../testing/trespass.ts'
import { registerAccount } from './session.ts'

const SHOP = '/api/apps/ecommerce'
/** What can be deleted, some that are there of each, and how the rule of a test names the last of them. */
const kinds = [
  { path: `${SHOP}/orders`, subject: 'Order', ids: [42, 50, 7] },
  { path: `${SHOP}/products`, subject: 'Product', ids: [3, 5, 7] },
  { path: `${SHOP}/categories`, subject: 'Category', ids: [12, 10, 11] },
  { path: `${SHOP}/reviews`, subject: 'Review', ids: [3, 5, 7] },
  { path: '/api/apps/users', subject: 'User', ids: [21, 22, 23] },
  { path: '/api/apps/invoice', subject: 'Invoice', ids: [5078, 5079, 5080] },
] as const

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const idsOf = (answer: { body: unknown }) => inOrder((answer.body as { ids: number[] }).ids)
/** What a list has in all. */
const totalOf = async (path: string) => {
  const body = (await send('GET', `${path}?itemsPerPage=-1`)).body as Record<string, unknown>
  return Object.values(body).find((value) => Array.isArray(value))!.length
}
const tokenWith = (...abilityRules: AbilityRule[]) =>
  registerAccount({ ...accounts[1]!, id: 901, abilityRules })

describe.each(kinds)('$path/delete', ({ path, subject, ids }) => {
  test('deletes what is there, each once, and says what that was', async () => {
    const before = await totalOf(path)
    await send('DELETE', `${path}/${ids[0]}`)
    const answer = await send('POST', `${path}/delete`, { ids: [...ids, ids[1], 987_654] })
    expect(answer.status).toBe(200)
    expect(idsOf(answer)).toEqual(inOrder([ids[1], ids[2]]))
    expect(await totalOf(path)).toBe(before - ids.length)
  })

  test('deletes none where one of them may not be deleted', async () => {
    const before = await totalOf(path)
    const token = tokenWith(
      { action: 'manage', subject: 'all' },
      { action: 'delete', subject, inverted: true, conditions: { id: ids[2] } },
    )
    expect((await send('POST', `${path}/delete`, { ids }, token)).status).toBe(403)
    expect(await totalOf(path)).toBe(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
    ['words', { ids: ['7'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await sendInVain('POST', `${path}/delete`, body, () => totalOf(path))).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

test('customers are deleted by their numbers', async () => {
  const { customers } = (await send('GET', `${SHOP}/customers?itemsPerPage=3`)).body as {
    customers: { customerId: number }[]
  }
  const ids = customers.map(({ customerId }) => customerId)
  const answer = await send('POST', `${SHOP}/customers/delete`, { ids: [...ids, 1] })
  expect(idsOf(answer)).toEqual(inOrder(ids))
  expect((await send('POST', `${SHOP}/customers/restore`, { ids })).status).toBe(200)
  expect((await send('POST', `${SHOP}/customers/delete`, { ids: [] })).status).toBe(400)
})

test('core permissions stay, and with them all that were to go', async () => {
  const path = '/api/apps/permissions'
  const { permissions } = (await send('GET', `${path}?itemsPerPage=-1`)).body as {
    permissions: { id: number; isCore: boolean }[]
  }
  const others = permissions.filter(({ isCore }) => !isCore).map(({ id }) => id)
  const core = permissions.find(({ isCore }) => isCore)!.id
  expect((await send('POST', `${path}/delete`, { ids: [...others, core] })).status).toBe(409)
  expect(await totalOf(path)).toBe(permissions.length)
  expect(idsOf(await send('POST', `${path}/delete`, { ids: others }))).toEqual(inOrder(others))
  expect((await send('POST', `${path}/delete`, { ids: [] })).status).toBe(400)
})

describe('the last active admin', () => {
  const path = '/api/apps/users'
  const admins = async () => {
    const { users } = (await send('GET', `${path}?role=admin&status=Active&itemsPerPage=-1`)).body as {
      users: { id: number }[]
    }
    return users.map(({ id }) => id)
  }

  test('is not deleted with others', async () => {
    const ids = await admins()
    expect((await send('POST', `${path}/delete`, { ids: [...ids, 21] })).status).toBe(409)
    expect(await admins()).toEqual(ids)
    expect((await send('GET', `${path}/21`)).status).toBe(200)
  })

  test('stays one where roles of several are changed', async () => {
    const ids = await admins()
    const users = ids.map((id) => ({ id, role: 'editor' }))
    expect((await send('PUT', path, { users })).status).toBe(409)
    expect(await admins()).toEqual(ids)
    const [first, ...others] = users
    expect(idsOf(await send('PUT', path, { users: others }))).toEqual(inOrder(others.map(({ id }) => id)))
    expect(await admins()).toEqual([first!.id])
  })
})

describe.each([
  { path: '/api/apps/users', name: 'users', subject: 'User', change: { role: 'maintainer' } },
  { path: `${SHOP}/products`, name: 'products', subject: 'Product', change: { status: 'Inactive' } },
  { path: `${SHOP}/reviews`, name: 'reviews', subject: 'Review', change: { status: 'Pending' } },
])('PUT $path', ({ path, name, subject, change }) => {
  const body = { [name]: [7, 8, 987_654].map((id) => ({ id, ...change })) }

  test('changes what is there, and says what that was', async () => {
    expect(idsOf(await send('PUT', path, body))).toEqual([7, 8])
    expect((await send('GET', `${path}/8`)).body).toMatchObject(change)
  })

  test('changes none where one of them may not be changed', async () => {
    const before = (await send('GET', `${path}/7`)).body
    const token = tokenWith(
      { action: 'manage', subject: 'all' },
      { action: 'update', subject, inverted: true, conditions: { id: 8 } },
    )
    expect((await send('PUT', path, body, token)).status).toBe(403)
    expect((await send('GET', `${path}/7`)).body).toEqual(before)
  })

  test('none, or what it cannot become, answers 400', async () => {
    expect((await send('PUT', path, { [name]: [] })).status).toBe(400)
    const [field] = Object.keys(change)
    expect((await send('PUT', path, { [name]: [{ id: 7, [field!]: 'x' }] })).status).toBe(400)
  })
})

test('of some referrals those that are unpaid are paid out', async () => {
  const path = `${SHOP}/referrals`
  const { referrals } = (await send('GET', `${path}?itemsPerPage=-1`)).body as {
    referrals: { id: number; status: string }[]
  }
  const unpaid = referrals.filter(({ status }) => status === 'Unpaid').map(({ id }) => id)
  const ids = referrals.map(({ id }) => id)
  expect(idsOf(await send('POST', `${path}/pay-out`, { ids }))).toEqual(inOrder(unpaid))
  expect(idsOf(await send('POST', `${path}/pay-out`, { ids }))).toEqual([])
  expect((await send('POST', `${path}/pay-out`, { ids: [] })).status).toBe(400)
})

test('orders that have something left are sent together, and their parcels taken back', async () => {
  const path = `${SHOP}/orders`
  const { orders } = (await send('GET', `${path}?itemsPerPage=-1`)).body as {
    orders: { id: number; order: number; status: string; isSendable: boolean }[]
  }
  const sendable = orders
    .filter(({ isSendable, status }) => isSendable && status === 'Ready to Pickup')
    .slice(0, 3)
  const sent = orders.find(({ isSendable }) => !isSendable)!
  const ids = [...sendable, sent].map(({ id }) => id)
  const { parcels } = (await send('POST', `${path}/send`, { ids })).body as { parcels: { order: number }[] }
  const numbers = inOrder(sendable.map(({ order }) => order))
  expect(inOrder(parcels.map(({ order }) => order))).toEqual(numbers)
  expect((await send('GET', `${path}/${numbers[0]}/details`)).body).toMatchObject({
    order: { status: 'Dispatched' },
  })
  const back = await send('POST', `${path}/unsend`, { parcels: [...parcels, { order: 1, id: 1 }] })
  expect(back.body).toEqual({ parcels })
  expect((await send('GET', `${path}/${numbers[0]}/details`)).body).toMatchObject({
    order: { status: 'Ready to Pickup' },
  })
  expect((await send('POST', `${path}/send`, { ids: [] })).status).toBe(400)
  expect((await send('POST', `${path}/unsend`, { parcels: [] })).status).toBe(400)
})

test('orders that wait for money are marked as paid together; what was called off stays', async () => {
  const path = `${SHOP}/orders`
  const { orders } = (await send('GET', `${path}?itemsPerPage=-1`)).body as {
    orders: { id: number; payment: number }[]
  }
  const of = (payment: number) => orders.filter((order) => order.payment === payment).slice(0, 2)
  const [pending, cancelled] = [of(2), of(3)]
  const paid = [...pending, ...cancelled].map(({ id }) => ({ id, payment: 1 }))
  expect(idsOf(await send('PUT', path, { orders: paid }))).toEqual(inOrder(pending.map(({ id }) => id)))
  const { orders: after } = (await send('GET', `${path}?itemsPerPage=-1&payment=3`)).body as {
    orders: { id: number }[]
  }
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(cancelled.map(({ id }) => id)))
  expect((await send('PUT', path, { orders: [{ id: pending[0]!.id, payment: 3 }] })).status).toBe(400)
  expect((await send('PUT', path, { orders: [] })).status).toBe(400)
})

test('price, category and tags of several products change together, and can be put back', async () => {
  const path = `${SHOP}/products`
  const detailOf = async (id: number) =>
    (await send('GET', `${path}/${id}`)).body as {
      pricing: { base: number; discounted: number | null }
      category: string
      categoryId: number | null
      tags: string[]
    }
  const ids: number[] = []
  for (let id = 1; ids.length < 2; id++) if ((await detailOf(id)).pricing.discounted === null) ids.push(id)
  const before = await Promise.all(ids.map(detailOf))
  const edit = { price: { kind: 'percent', percent: -10 }, addTags: ['autumn'], removeTags: before[0]!.tags }
  const answer = await send('POST', `${path}/edit`, { ids: [...ids, 987_654], ...edit })
  const after = await Promise.all(ids.map(detailOf))
  for (const [index, { pricing, tags }] of after.entries()) {
    expect(pricing.base).toBeCloseTo(before[index]!.pricing.base * 0.9, 1)
    expect(tags).toContain('autumn')
  }
  const { before: old } = answer.body as { before: { id: number }[] }
  expect(inOrder(old.map(({ id }) => id))).toEqual(inOrder(ids))
  expect((await send('PUT', path, { products: old })).status).toBe(200)
  expect(await Promise.all(ids.map(detailOf))).toEqual(before)
})

test('a price below a discounted one is refused, and none of the products changes', async () => {
  const path = `${SHOP}/products`
  const { products } = (await send('GET', `${path}?itemsPerPage=-1`)).body as { products: { id: number }[] }
  const ids = products.map(({ id }) => id)
  const refused = await send('POST', `${path}/edit`, { ids, price: { kind: 'set', amount: 0.01 } })
  expect(refused).toMatchObject({ status: 400, body: { errors: { price: [expect.any(String)] } } })
  expect(
    (await send('POST', `${path}/edit`, { ids, price: { kind: 'percent', percent: -100 } })).status,
  ).toBe(400)
  expect((await send('POST', `${path}/edit`, { ids, categoryId: 987_654 })).status).toBe(400)
  expect((await send('POST', `${path}/edit`, { ids: [] })).status).toBe(400)
  expect((await send('GET', `${path}?itemsPerPage=-1`)).body).toMatchObject({ products })
})
