import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { AbilityRule } from '@data1522/mocks/contract/auth'

/** What a person may do, from the session's rules; a new one for each set of rules. */
export type AppAbility = MongoAbility

const known = new WeakMap<readonly AbilityRule[], AppAbility>()

export function abilityOf(rules: readonly AbilityRule[]): AppAbility {
  const ability = known.get(rules) ?? createMongoAbility(rules as never)
  known.set(rules, ability)
  return ability
}
