import type { ConditionsMatcher } from '@data1522/mocks/contract/conditions'
import { atom } from 'jotai'
import { store } from '../store.ts'

const current = atom<{ matcher: ConditionsMatcher | 'failed' | null }>({ matcher: null })
let fetching: Promise<void> | undefined

/** What reads the conditions of rules; null until rules that have some ask for it. */
export const conditionsMatcherAtom = atom((get) => get(current).matcher)

/** Fetches what reads conditions, once; after a failure anew. */
export function loadConditions(): Promise<void> {
  fetching ??= import('@data1522/mocks/contract/conditions').then(
    ({ conditionsMatcher }) => store.set(current, { matcher: conditionsMatcher }),
    (reason: unknown) => {
      fetching = undefined
      store.set(current, { matcher: 'failed' })
      addEventListener('online', () => void loadConditions().catch(() => undefined), { once: true })
      throw reason
    },
  )
  return fetching
}
