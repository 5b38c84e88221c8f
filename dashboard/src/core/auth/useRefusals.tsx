import { useAtomValue } from 'jotai'
import { abilityAtom } from './access.ts'
import type { Question } from './decision.ts'
import { Reason } from './Reason.tsx'

const allowed = {}

/**
 * Checks the permission of an entry of a menu, of the bulk actions or of a row's quick actions. Without the permission,
 * the entry stays visible, disabled, with the reason.
 *
 * Use when entries are given as a list. Not for a button: use `Can`.
 */
export function useRefusals() {
  const ability = useAtomValue(abilityAtom)
  return (question: Question) => {
    const decision = ability.decide(question)
    return decision.state === 'allowed'
      ? allowed
      : { isDisabled: true, description: <Reason decision={decision} /> }
  }
}
