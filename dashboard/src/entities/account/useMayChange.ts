import type { Decision, Question } from '../../core/auth/decision.ts'
import { useCan } from '../../core/auth/useCan.ts'

/** Whether an account may be changed, which is a change of its subject; one's own, which has none, always may. */
export function useMayChange(
  subject: Question['subject'] | undefined,
): Decision & { readonly isAllowed: boolean } {
  const asked = useCan({ action: 'update', subject: subject ?? 'AccountSettings' })
  return subject ? asked : { state: 'allowed', isAllowed: true }
}
