import { Decided, type DecidedProps } from './Decided.tsx'
import type { Question } from './decision.ts'
import { useCan } from './useCan.ts'

export type CanProps = Question & DecidedProps

/**
 * Shows something if the rules that hold allow what it is for, and follows them when they change. With a `label`, what is
 * not allowed stays in sight, disabled, and says why; with `isExplained`, the reason stands in its place.
 *
 * Use when a part of a screen needs a permission. Not for a whole address: that is its route's `access`; nor instead of
 * the server's own check.
 */
export function Can({ action, subject, field, of, ...shown }: CanProps) {
  return <Decided {...shown} decision={useCan({ action, subject, field, of })} />
}
