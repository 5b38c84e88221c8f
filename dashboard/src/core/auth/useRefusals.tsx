import { useAtomValue } from 'jotai'
import { abilityAtom } from './access.ts'
import type { Question } from './decision.ts'
import { Reason } from './Reason.tsx'

const allowed = {}

/**
 * Asks the question of an entry: of a menu, of the bar of a selection, of what can be done with a row at once. Where the
 * answer is no, the entry stays in sight, disabled, and says why.
 *
 * Use when entries are given as a list. Not for a button: use `Can`.
 */
export function useRefusals() {
  const ability = useAtomValue(abilityAtom)
  return (question: Question) => {
    const decision = ability.decide(question)
    return decision.state === 'allowed'
      ? allowed
      : { isDisabled: true, description: <Reason refusal={decision} /> }
  }
}
