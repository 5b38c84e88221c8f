import { afterEach, expect, test } from 'vitest'
import { sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { settleUnowned } from './unowned.ts'

const keys = () => Object.keys(localStorage).toSorted()
const keep = (...names: string[]) => names.forEach((name) => localStorage.setItem(name, `of ${name}`))
const userData = { id: 4, fullName: 'Ada', username: '', avatar: '', email: '', role: 'admin' } as const

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  store.set(sessionAtom, null)
})

test('drafts that nobody owns go, what has an owner stays', () => {
  const owned = [
    'DATA1522-currency',
    'DATA1522-draft-invoice-new-1',
    'DATA1522-draft-sign-up-1',
    'DATA1522-views-users-1',
  ]
  keep(
    ...owned,
    'DATA1522-draft-registration',
    'DATA1522-draft-sign-up-nobody',
    'customers-add',
    'data1522:invoice:new',
    'DATA1522-product-draft-41',
  )
  keep('DATA1522-review-reply-7', 'DATA1522-register-steps')
  settleUnowned()
  expect(keys()).toEqual(owned)
})

test('the cart of a visitor goes to who signs in, over nothing of their own and without the receipt', () => {
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: [] })
  const cart = { lines: [{ id: 3, quantity: 1 }], wishlist: [7] }
  sessionStorage.setItem('DATA1522-receipt-nobody', '{"email":"before@example.com"}')
  localStorage.setItem('DATA1522-cart-nobody', JSON.stringify(cart))
  keep('DATA1522-draft-checkout-nobody', 'DATA1522-draft-checkout-4')
  settleUnowned()
  expect(keys()).toEqual(['DATA1522-cart-4', 'DATA1522-draft-checkout-4'])
  expect(JSON.parse(localStorage.getItem('DATA1522-cart-4')!)).toEqual(cart)
  expect(sessionStorage).toHaveLength(0)
  localStorage.setItem('DATA1522-cart-nobody', JSON.stringify({ lines: [{ id: 9, quantity: 2 }] }))
  settleUnowned()
  expect(JSON.parse(localStorage.getItem('DATA1522-cart-4')!).lines).toEqual(cart.lines)
})

test.each(['{nonsense', 'null', '{"lines":5,"wishlist":{}}'])(
  'the cart of a visitor is not lost where the own one is %s',
  (own) => {
    store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: [] })
    localStorage.setItem('DATA1522-cart-4', own)
    localStorage.setItem('DATA1522-cart-nobody', JSON.stringify({ lines: [{ id: 3, quantity: 1 }] }))
    settleUnowned()
    expect(JSON.parse(localStorage.getItem('DATA1522-cart-4')!)).toMatchObject({
      lines: [{ id: 3, quantity: 1 }],
    })
  },
)

test('a cart that was emptied by an order does not keep out that of the visitor, and keeps its wishes', () => {
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: [] })
  localStorage.setItem('DATA1522-cart-4', JSON.stringify({ lines: [], wishlist: [9] }))
  const cart = { lines: [{ id: 3, quantity: 1 }], wishlist: [7, 9] }
  localStorage.setItem('DATA1522-cart-nobody', JSON.stringify(cart))
  settleUnowned()
  const taken = JSON.parse(localStorage.getItem('DATA1522-cart-4')!)
  expect(taken).toEqual({ lines: cart.lines, wishlist: [9, 7] })
})

test('views that were kept for everybody go to the first who signs in, over none of their own', () => {
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: [] })
  keep('DATA1522-views-users', 'DATA1522-views-orders', 'DATA1522-views-orders-4')
  settleUnowned()
  expect(keys()).toEqual(['DATA1522-views-orders-4', 'DATA1522-views-users-4'])
  expect(localStorage.getItem('DATA1522-views-users-4')).toBe('of DATA1522-views-users')
  expect(localStorage.getItem('DATA1522-views-orders-4')).toBe('of DATA1522-views-orders-4')
})
