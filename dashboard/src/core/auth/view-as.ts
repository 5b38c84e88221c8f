import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { atom } from 'jotai'
import { abilityOf } from './ability.ts'
import { isRule, sessionAtom } from './session.ts'
import { storedViewAtom } from './stored-view.ts'

/** As whom the product is viewed: a demo role, someone without rules, or a role of the data by its name. */
export interface View {
  readonly role: string
  readonly rules: readonly AbilityRule[]
}

interface StoredView extends View {
  /** Who views; nobody else's view counts. */
  readonly viewer: number
}

/** Whether the person who is signed in may view the product as someone else: who may do everything. */
export const mayViewAsAtom = atom((get) => {
  const session = get(sessionAtom)
  return session !== null && abilityOf(session.userAbilityRules).can('manage', 'all')
})

function read(text: string): StoredView | null {
  try {
    const stored = JSON.parse(text) as Partial<StoredView> | null
    const isView =
      typeof stored?.viewer === 'number' &&
      typeof stored.role === 'string' &&
      Array.isArray(stored.rules) &&
      stored.rules.every(isRule)
    return isView ? (stored as StoredView) : null
  } catch {
    return null
  }
}

const stored = atom((get) => {
  const text = get(storedViewAtom)
  return text === null ? null : read(text)
})

/**
 * As whom this tab shows the product, or null: as oneself. Only what the product shows follows those rules; its calls
 * still carry the viewer's own token, so that what is changed is changed in their own name. What is stored wrongly, or
 * by someone else, or by who may not, counts as null.
 */
export const viewAsAtom = atom(
  (get): View | null => {
    const view = get(stored)
    return view && get(mayViewAsAtom) && view.viewer === get(sessionAtom)?.userData.id ? view : null
  },
  (get, set, view: View | null) => {
    if (view && !get(mayViewAsAtom)) return
    const viewer = get(sessionAtom)?.userData.id
    set(storedViewAtom, view && JSON.stringify({ viewer, role: view.role, rules: view.rules }))
  },
)
