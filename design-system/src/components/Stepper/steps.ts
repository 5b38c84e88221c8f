import type { IconSource } from '../Icon/Icon.tsx'

/** One step of a task. */
export interface Step {
  /** Tells it from the others; given to `onStepChange`. */
  id: string
  label: string
  /** A second line that says more. */
  description?: string
  /** A picture in place of the number. */
  icon?: IconSource
  /** How it stands. @default 'complete' before the current step, 'upcoming' after it */
  state?: 'complete' | 'error' | 'upcoming'
  /** What is wrong with it, in a few words below the others. */
  problem?: string
  /** Cannot be gone to now. @default false */
  isDisabled?: boolean
  /** Is a button where steps are; without it, it only shows what is to come. @default true */
  isPressable?: boolean
}
