import type { AbilityRule } from '@data1522/mocks/contract/auth'

/**
 * The one question of permission: whether the server would refuse a call that does this to a subject, or to one field or
 * one record of it. Calls name what they do in their contract's `access`.
 */
export interface Question {
  readonly action: string
  /** The name of a kind of thing, as `User`. */
  readonly subject: string
  /** One field of it. @default any */
  readonly field?: string
  /** One record, for rules with conditions. @default any that exists */
  readonly of?: object
}

/** No, with the rule that said so: denied, not known yet, or a rule that could decide cannot be read. */
export interface MissingPermission {
  readonly state: 'denied' | 'loading' | 'error'
  /** Without one, no rule grants what needs a grant. */
  readonly rule?: AbilityRule
}

/** The answer; a yes comes from a rule, or without one where what is asked is open. */
export type Decision = MissingPermission | { readonly state: 'allowed'; readonly rule?: AbilityRule }
