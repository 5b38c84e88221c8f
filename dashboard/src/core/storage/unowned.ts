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

/** Once somebody signs in: what was typed by who knows whom is forgotten, and views that had no owner become theirs. */
export function settleUnowned() {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, views] = FORMER_VIEWS.exec(key) ?? []
      if (views) localStorage[personKey(views)] ??= localStorage[key]
      if (views || [registrationDraft, ...FORMER].some((start) => key.startsWith(start)))
        localStorage.removeItem(key)
    }
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
