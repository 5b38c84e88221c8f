import { lazy, type ReactNode, Suspense } from 'react'
import { withMessages } from '../i18n/with-messages.ts'
import type { Decision } from './decision.ts'

export type DecidedProps =
  | {
      /** What is shown to who may. */
      children: ReactNode
      /** What is shown in its place to who may not; not while that is being found out. @default nothing */
      fallback?: ReactNode
      label?: undefined
    }
  | {
      /** A button, disabled or not. */
      children: (isDisabled: boolean) => ReactNode
      /** The name of the button, which a disabled one tells with its reason. */
      label: string
      fallback?: undefined
    }

const Refused = lazy(withMessages(async () => (await import('./Refused.tsx')).Refused, ['access']))

/** Shows something by an answer of the rules, as `Can` does by the rules that hold. */
export function Decided({ decision, ...shown }: DecidedProps & { decision: Decision }) {
  if (shown.label === undefined) {
    if (decision.state === 'allowed') return shown.children
    return decision.state === 'loading' ? null : shown.fallback
  }
  if (decision.state === 'allowed') return shown.children(false)
  const disabled = shown.children(true)
  return (
    <Suspense fallback={disabled}>
      <Refused refusal={decision} label={shown.label}>
        {disabled}
      </Refused>
    </Suspense>
  )
}
