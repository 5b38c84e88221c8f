import { Text } from '@data1522/design-system/Text'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Decision } from './decision.ts'
import { Reason } from './Reason.tsx'

export type DecidedProps =
  | {
      /** What is shown to who may. */
      children: ReactNode
      /** What is shown in its place to who may not; not while that is being found out. @default nothing */
      fallback?: ReactNode
      /** Says in its place why it is not allowed, as where a form would stand. @default false */
      isExplained?: boolean
      label?: undefined
    }
  | {
      /** A button, disabled or not. */
      children: (isDisabled: boolean) => ReactNode
      /** The name of the button, which a disabled one tells with its reason. */
      label: string
      fallback?: undefined
      isExplained?: undefined
    }

const Refused = lazy(async () => ({ default: (await import('./Refused.tsx')).Refused }))

/** Shows something by an answer of the rules, as `Can` does by the rules that hold. */
export function Decided({ decision, ...shown }: DecidedProps & { decision: Decision }) {
  if (shown.label === undefined) {
    if (decision.state === 'allowed') return shown.children
    if (decision.state === 'loading') return null
    if (!shown.isExplained) return shown.fallback
    return (
      <Text size="sm" ink="muted">
        <Reason refusal={decision} />
      </Text>
    )
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
