import { appTitle } from '../brand.ts'
import { personKey } from './person-key.ts'

/** Where the browser keeps what is typed into the steps of a registration, before there is a person. */
export const registrationDraft = `${appTitle}-draft-registration`

/** How the keys of drafts began that did not say whose they were. */
const FORMER = [
  'customers-add',
  'data1522:invoice:',
  `${appTitle}-product-draft-`,
  `${appTitle}-review-reply-`,
  `${appTitle}-register-steps`,
]

/** The views of a list, as they were kept for everybody alike. */
const FORMER_VIEWS = new RegExp(`^${appTitle}-(views-.*[^-\\d])$`)

/** What was typed before anybody had signed in. */
const NOBODYS_DRAFT = new RegExp(`^${appTitle}-draft-.*-nobody$`)
const nobodysCart = `${appTitle}-cart-nobody`

/** What a visitor put into the cart becomes theirs, where they have none; what was ordered before is nobody's business. */
function takeOverCart() {
  const kept = localStorage.getItem(nobodysCart)
  if (kept === null) return
  localStorage.removeItem(nobodysCart)
  const cart = JSON.parse(kept) as { lines?: readonly unknown[] }
  if (cart.lines?.length) localStorage[personKey('cart')] ??= JSON.stringify({ ...cart, receipt: null })
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
      const isForgotten = [registrationDraft, ...FORMER].some((start) => key.startsWith(start))
      if (views || isForgotten || NOBODYS_DRAFT.test(key)) localStorage.removeItem(key)
    }
    takeOverCart()
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
