import { useAtomValue } from 'jotai'
import { abilityAtom } from './access.ts'
import type { Decision, Question } from './decision.ts'

/** What the rules that hold say to a question, and which rule said it; asked anew when they change. */
export function useCan(question: Question): Decision & { readonly isAllowed: boolean } {
  const decision = useAtomValue(abilityAtom).decide(question)
  return { ...decision, isAllowed: decision.state === 'allowed' }
}
