import { appTitle } from '../brand.ts'
import { personKey, visitorKey } from './person-key.ts'

/** How the keys of drafts began that did not say whose they were. */
const FORMER = [
  'customers-add',
  'data1522:invoice:',
  `${appTitle}-product-draft-`,
  `${appTitle}-review-reply-`,
  `${appTitle}-register-steps`,
  `${appTitle}-draft-registration`,
]

/** The views of a list, as they were kept for everybody alike. */
const FORMER_VIEWS = new RegExp(`^${appTitle}-(views-.*[^-\\d])$`)

/** What was typed before anybody had signed in. */
const NOBODYS_DRAFT = new RegExp(`^${appTitle}-draft-.*-nobody$`)
const nobodysCart = visitorKey('cart')

interface Cart {
  readonly lines?: unknown
  readonly wishlist?: unknown
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A kept cart; what cannot be read holds nothing. */
function cartAt(key: string) {
  try {
    const { lines, wishlist, ...rest } = (JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}) as Cart
    return { ...rest, lines: listOf(lines), wishlist: listOf(wishlist) }
  } catch {
    return { lines: [], wishlist: [] }
  }
}

/** What a visitor put into the cart becomes theirs, where theirs is empty. */
function takeOverCart() {
  const cart = cartAt(nobodysCart)
  const own = cartAt(personKey('cart'))
  localStorage.removeItem(nobodysCart)
  if (cart.lines.length === 0 || own.lines.length > 0) return
  const wishlist = [...new Set([...own.wishlist, ...cart.wishlist])]
  localStorage.setItem(personKey('cart'), JSON.stringify({ ...cart, wishlist }))
}

/**
 * Once somebody signs in: what was typed by who knows whom is forgotten, the cart and views that had no owner become
 * theirs.
 */
export function settleUnowned() {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, views] = FORMER_VIEWS.exec(key) ?? []
      if (views) localStorage[personKey(views)] ??= localStorage[key]
      const isForgotten = FORMER.some((start) => key.startsWith(start))
      if (views || isForgotten || NOBODYS_DRAFT.test(key)) localStorage.removeItem(key)
    }
    // What a visitor has ordered is nobody else's business.
    sessionStorage.removeItem(visitorKey('receipt'))
    takeOverCart()
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
