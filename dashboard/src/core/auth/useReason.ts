import { useText } from '../i18n/useText.ts'
import type { MissingPermission } from './decision.ts'

/** Why something is not allowed and who can allow it; the reason that the rule itself gives comes first. */
export function useReason({ state, rule }: MissingPermission): string {
  const text = useText()
  if (state === 'loading') return text('access.loading')
  if (state === 'error') return text('access.why.unreadable')
  return rule ? (rule.reason ?? text('access.why.rule')) : text('access.why.role')
}
