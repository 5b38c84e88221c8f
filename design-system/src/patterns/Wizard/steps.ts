import type { ReactNode } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'

/** One step: some of the form's fields. */
export interface WizardStep {
  /** Tells it from the others; belongs in the address. */
  id: string
  /** What it is about, in a word or two. */
  label: string
  /** A second line that says more: what it asks, or what was answered. */
  description?: string
  /** A sentence below its heading, in a wizard with a rail. */
  headingDescription?: string
  /** A picture in place of the number. */
  icon?: IconSource
  /** The names of its fields; a name stands for all below it, such as `address` for `address.city`. */
  fields: readonly string[]
  /** The fields; a function where it shows what was typed before, such as a `WizardReview`. */
  content: ReactNode | (() => ReactNode)
}
