import { Alert } from '@data1522/design-system/Alert'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import type { Decision } from '../../core/auth/decision.ts'
import { useText } from '../../core/i18n/useText.ts'
import { placeOf } from './example.ts'

const looks = {
  allowed: { tone: 'success', title: 'access.allowed', by: 'access.allowedBy' },
  denied: { tone: 'danger', title: 'access.denied', by: 'access.deniedBy' },
  error: { tone: 'warning', title: 'access.doubt', by: 'access.doubtBy' },
} as const

interface AnswerProps {
  decision: Decision
  rules: readonly AbilityRule[]
  /** Whether a person has asked, so that it is read out. */
  isAsked: boolean
}

/** What the rules say, which of them said it, and the reason it gives. */
export function Answer({ decision, rules, isAsked }: AnswerProps) {
  const text = useText()
  const { state, rule } = decision
  if (state === 'loading') return <Alert tone="neutral">{text('access.loading')}</Alert>
  const { tone, title, by } = looks[state]
  const none = state === 'allowed' ? 'access.open' : 'access.noRule'
  const explanation = rule ? text(by, { number: placeOf(decision, rules) }) : text(none)
  return (
    <Alert tone={tone} title={text(title)} isLive={isAsked}>
      {[explanation, state === 'denied' && rule?.reason].filter(Boolean).join(' ')}
    </Alert>
  )
}
