import { Ability, type AbilityTuple, fieldPatternMatcher as fieldMatcher } from '@casl/ability'
import { isOpen } from '@data1522/mocks/contract/access'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import type { ConditionsMatcher } from '@data1522/mocks/contract/conditions'
import type { Decision, Question } from './decision.ts'
import { type ReadableRule, readableRules } from './readable-rules.ts'

/** What a person may do: the answer that the server gives to a call of theirs. */
export interface AppAbility {
  /** Whether it is known to be allowed. */
  readonly can: (action: string, subject: string) => boolean
  /** The answer with the rule that gave it. */
  readonly decide: (question: Question) => Decision
}

const known = new WeakMap<readonly AbilityRule[], Map<unknown, AppAbility>>()

/**
 * What a set of rules allows, made once for each. Later rules win over earlier ones; where none is about it,
 * it is allowed if the contract leaves it open, as reading, and denied otherwise. Without a matcher, rules with conditions leave what they are about open: `loading`, or `error` when it did not come.
 */
export function abilityOf(
  rules: readonly AbilityRule[],
  matcher: ConditionsMatcher | 'failed' | null = null,
): AppAbility {
  const abilities = known.get(rules) ?? new Map<unknown, AppAbility>()
  known.set(rules, abilities)
  const ability = abilities.get(matcher) ?? newAbility(rules, matcher)
  abilities.set(matcher, ability)
  return ability
}

function newAbility(rules: readonly AbilityRule[], matcher: ConditionsMatcher | 'failed' | null): AppAbility {
  const isReady = typeof matcher === 'function'
  const readable = readableRules(rules, isReady ? matcher : null)
  const ability = new Ability<AbilityTuple, object>(readable as never, {
    conditionsMatcher: isReady ? matcher : () => () => false,
    fieldMatcher,
  })
  const unknown = matcher === 'failed' ? 'error' : 'loading'

  const decide = ({ action, subject, field, of }: Question): Decision => {
    let doubtful: AbilityRule | undefined
    for (const rule of ability.rulesFor(action, subject, field)) {
      const { source, isBroken } = rule.origin as unknown as ReadableRule
      if (rule.conditions && !isReady) return { state: unknown, rule: source }
      if (isBroken && rule.inverted) return { state: 'error', rule: source }
      if (isBroken) doubtful ??= source
      else if (rule.matchesConditions(of ?? subject)) {
        if (!rule.inverted) return { state: 'allowed', rule: source }
        return doubtful ? { state: 'error', rule: doubtful } : { state: 'denied', rule: source }
      }
    }
    if (isOpen(action, subject)) return { state: 'allowed' }
    return doubtful ? { state: 'error', rule: doubtful } : { state: 'denied' }
  }
  return { can: (action, subject) => decide({ action, subject }).state === 'allowed', decide }
}
