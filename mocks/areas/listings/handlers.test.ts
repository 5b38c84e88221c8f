import { describe, expect, test } from 'vitest'
import { call, send } from '../../testing/call.ts'
import { checkDealCode, createDeal, createProperty, type NewDeal, type NewProperty } from './contract.ts'
import { examples } from './examples.ts'

const DEALS = '/api/apps/listings/deals'
const PROPERTIES = '/api/apps/listings/properties'
const deal = examples.createDeal!.body as NewDeal
const property = examples.createProperty!.body as NewProperty

const wrongFields = async (path: string, body: unknown) => {
  const answer = await send('POST', path, body)
  return [answer.status, Object.keys((answer.body as { errors: object }).errors)]
}

describe('createDeal', () => {
  test('adds a deal that nobody has used yet, its code in capitals', async () => {
    expect(await call(createDeal, { body: { ...deal, code: ' slow15 ' } })).toMatchObject({
      ...deal,
      code: 'SLOW15',
      uses: 0,
    })
  })

  test('two deals cannot share a code, whatever its letter case', async () => {
    await call(createDeal, { body: deal })
    expect(await wrongFields(DEALS, { ...deal, code: 'slow15' })).toEqual([400, ['code']])
  })

  test.each<[string, Partial<NewDeal>, string]>([
    ['more than everything', { discount: 101 }, 'discount'],
    ['nothing', { discount: 0 }, 'discount'],
    ['days that are over', { from: '2020-11-01', to: '2020-11-19' }, 'to'],
    ['an end before the start', { from: '2026-12-24', to: '2026-12-01' }, 'to'],
    ['a code with signs', { code: 'SLOW-15' }, 'code'],
    ['no way to pay', { payments: [] }, 'payments'],
    ['an amount that is no whole number of uses', { limit: 0 }, 'limit'],
  ])('%s names its field', async (_, wrong, field) => {
    expect(await wrongFields(DEALS, { ...deal, ...wrong })).toEqual([400, [field]])
  })

  test('a flat deal may take off more than a hundred', async () => {
    const { discount } = await call(createDeal, { body: { ...deal, kind: 'flat', discount: 150 } })
    expect(discount).toBe(150)
  })

  test('a visitor has to sign in', async () => {
    expect((await send('POST', DEALS, deal, null)).status).toBe(401)
  })
})

describe('checkDealCode', () => {
  test.each([
    ['HELLO10', true],
    [' hello10 ', true],
    ['HELLO1', false],
    ['', false],
    [undefined, false],
  ])('%j is taken: %j', async (code, isTaken) => {
    expect(await call(checkDealCode, { query: { code } })).toEqual({ isTaken })
  })

  test('a visitor has to sign in', async () => {
    expect((await send('GET', `${DEALS}/code?code=HELLO10`, undefined, null)).status).toBe(401)
  })
})

describe('createProperty', () => {
  test('gives each property a reference of its own', async () => {
    const first = await call(createProperty, { body: property })
    const second = await call(createProperty, { body: property })
    expect([first.reference, second.reference]).toEqual(['P-1001', 'P-1002'])
    expect(first).toMatchObject({ name: property.name, address: { line2: '', state: '' } })
  })

  test('names what is missing by its place', async () => {
    const address = { ...property.address, postCode: ' ' }
    expect(await wrongFields(PROPERTIES, { ...property, address, price: 0 })).toEqual([
      400,
      ['address.postCode', 'price'],
    ])
  })
})
