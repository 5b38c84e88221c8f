import { useText } from '../i18n/useText.ts'
import type { Refusal } from './decision.ts'

/** Why something is not allowed, in a sentence; the reason that the rule itself gives comes first. */
export function useReason({ face, rule }: Refusal): string {
  const text = useText()
  if (face === 'loading') return text('access.loading')
  if (face === 'error') return text('access.why.unreadable')
  return rule ? (rule.reason ?? text('access.why.rule')) : text('access.noRule')
}
