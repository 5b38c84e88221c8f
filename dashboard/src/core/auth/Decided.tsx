import { Text } from '@data1522/design-system/Text'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Decision } from './decision.ts'
import { Reason } from './Reason.tsx'

export type DecidedProps =
  | {
      /** Shown to people who have the permission. */
      children: ReactNode
      /** Shown to people who do not have it; not while the rules load. @default nothing */
      fallback?: ReactNode
      /** Shows the reason in its place, for example in place of a form. @default false */
      isExplained?: boolean
      label?: undefined
    }
  | {
      /** A button, disabled or not. */
      children: (isDisabled: boolean) => ReactNode
      /** The name of the button; a disabled one has it together with the reason. */
      label: string
      fallback?: undefined
      isExplained?: undefined
    }

const DisabledWithReason = lazy(async () => ({
  default: (await import('./DisabledWithReason.tsx')).DisabledWithReason,
}))

/** Shows something depending on a decision; `Can` makes the decision by the current rules. */
export function Decided({ decision, ...shown }: DecidedProps & { decision: Decision }) {
  if (shown.label === undefined) {
    if (decision.state === 'allowed') return shown.children
    if (decision.state === 'loading') return null
    if (!shown.isExplained) return shown.fallback
    return (
      <Text size="sm" ink="muted">
        <Reason decision={decision} />
      </Text>
    )
  }
  if (decision.state === 'allowed') return shown.children(false)
  const disabled = shown.children(true)
  return (
    <Suspense fallback={disabled}>
      <DisabledWithReason decision={decision} label={shown.label}>
        {disabled}
      </DisabledWithReason>
    </Suspense>
  )
}
