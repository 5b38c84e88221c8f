import { appTitle } from '../brand.ts'

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

/** Forgets what somebody typed who is not told from the next one. */
export function dropUnownedDrafts() {
  try {
    const isUnowned = (key: string) => [registrationDraft, ...FORMER].some((start) => key.startsWith(start))
    for (const key of Object.keys(localStorage).filter(isUnowned)) localStorage.removeItem(key)
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
