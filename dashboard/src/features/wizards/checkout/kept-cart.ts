import { MOST_PIECES } from '@data1522/mocks/contract/checkout'
import { z } from '@data1522/mocks/contract/zod'
import { personKey, visitorKey } from '../../../core/storage/person-key.ts'

/** Where this browser keeps the cart of whoever is signed in now. */
export const cartKey = () => personKey('cart')

const LINE_LIMIT = 30
/** Most characters of an offer's or a gift card's code. */
export const CODE_LIMIT = 40

const pieces = z.object({
  id: z.int().check(z.positive()),
  quantity: z.int().check(z.positive(), z.maximum(MOST_PIECES)),
})

const isEachOnce = (lines: readonly { id: number }[]) =>
  new Set(lines.map(({ id }) => id)).size === lines.length

const keptCart = z.object({
  lines: z.array(pieces).check(z.maxLength(LINE_LIMIT), z.refine(isEachOnce)),
  wishlist: z.array(z.int().check(z.positive())).check(z.maxLength(LINE_LIMIT)),
  offer: z.string().check(z.maxLength(CODE_LIMIT)),
  isPresent: z.boolean(),
})

/** A cart as this browser keeps it. */
export type KeptCart = z.output<typeof keptCart>

/** The cart that is kept, or nothing where there is none, or nonsense. */
export function readCart(key: string): KeptCart | undefined {
  try {
    const { data } = z.safeParse(keptCart, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return data
  } catch {
    return undefined
  }
}

/** The cart to go on with: what a visitor has put together goes with them when they sign in, unless they have some here. */
export function takeCart(key: string): KeptCart | undefined {
  const own = readCart(key)
  const visitors = visitorKey('cart')
  const before = key === visitors ? undefined : readCart(visitors)
  if (own?.lines.length || !before?.lines.length) return own
  const cart = { ...before, wishlist: [...new Set([...(own?.wishlist ?? []), ...before.wishlist])] }
  keepCart(key, cart)
  localStorage.removeItem(visitors)
  return cart
}

type Hear = (key: string, cart: KeptCart | undefined) => void

const hearers = new Set<Hear>()

/** Calls back when the cart changes, here or in another tab; gives what ends that. */
export function onCartChange(key: string, listener: (cart: KeptCart | undefined) => void) {
  const hear: Hear = (changed, cart) => {
    if (changed === key) listener(cart)
  }
  const hearTab = (event: StorageEvent) => {
    if (event.key === key) listener(readCart(key))
  }
  hearers.add(hear)
  addEventListener('storage', hearTab)
  return () => {
    hearers.delete(hear)
    removeEventListener('storage', hearTab)
  }
}

/** Keeps a cart for the next visit, and shows it wherever it is on the page. */
export function keepCart(key: string, cart: KeptCart) {
  try {
    localStorage.setItem(key, JSON.stringify(cart))
  } catch {
    // Without room for it the cart lasts for as long as the page.
  }
  for (const hear of hearers) hear(key, cart)
}
