import type { Question } from '../../core/auth/decision.ts'
import { Decided, type DecidedProps } from '../../core/auth/Decided.tsx'
import { useMayChange } from './useMayChange.ts'

/** Shows a control to who may change an account, as `Can` does. */
export const MayChange = ({ subject, ...shown }: DecidedProps & { subject?: Question['subject'] }) => (
  <Decided {...shown} decision={useMayChange(subject)} />
)
