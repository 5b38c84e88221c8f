import type { sides } from './Anatomy.css.ts'

/** A part of what is shown. */
export interface AnatomyPart {
  /** What it is called. */
  readonly name: string
  /** A CSS selector of it within the example; the first that fits is meant. */
  readonly find: string
  /** Where its number stands. @default 'above' */
  readonly side?: keyof typeof sides
}
