import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { atom } from 'jotai'
import type { Visitor } from '../router/access.ts'
import { abilityOf } from './ability.ts'
import { sessionAtom } from './session.ts'
import { conditionsMatcherAtom, loadConditions } from './conditions.ts'
import { viewAsAtom } from './view-as.ts'

const none: readonly AbilityRule[] = []

/** The rules that hold in this tab: the person's own, or those of who they view the product as. */
export const rulesAtom = atom((get) => get(viewAsAtom)?.rules ?? get(sessionAtom)?.userAbilityRules ?? none)

/** What may be done by the rules that hold: the one answer for addresses, navigation, palette, commands and `Can`. */
export const abilityAtom = atom((get) => {
  const rules = get(rulesAtom)
  const matcher = get(conditionsMatcherAtom)
  if (matcher === null && rules.some(({ conditions }) => conditions !== undefined))
    void loadConditions().catch(() => undefined)
  return abilityOf(rules, matcher)
})

/** Who asks for an address, as `mayOpen` takes it. */
export const visitorAtom = atom((get): Visitor => {
  const { can } = get(abilityAtom)
  return { isSignedIn: get(sessionAtom) !== null, can }
})
