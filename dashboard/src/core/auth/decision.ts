import type { AbilityRule } from '@data1522/mocks/contract/auth'

/** What is asked of the rules: whether an action on a subject is allowed, or on one field or one record of it. */
export interface Question {
  readonly action: string
  /** The name of a kind of thing, as `User`. */
  readonly subject: string
  /** One field of it. @default any */
  readonly field?: string
  /** One record, for rules with conditions. @default any that exists */
  readonly of?: object
}

/** The rules' answer: yes, no, not known yet, or no because a rule that could decide cannot be read. */
export type Face = 'allowed' | 'denied' | 'loading' | 'error'

/** An answer with the rule that gave it; without a rule nothing grants what was asked. */
export interface Decision {
  readonly face: Face
  readonly rule?: AbilityRule
}
