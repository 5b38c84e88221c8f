import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** One permission: an action on a subject; `manage` and `all` are wildcards. */
export type AbilityRule = z.output<typeof schemas.abilityRule>

/** The signed-in person. */
export type UserData = z.output<typeof schemas.userData>

/** What signing in takes. */
export type Credentials = z.input<typeof schemas.credentials>

/** What signing in gives. */
export type Session = z.output<typeof schemas.session>

/** The roles of those who can sign in. */
export const ACCOUNT_ROLES = ['admin', 'client'] as const

/** Signs in, in a session of its own; a failure carries its text under the e-mail field, or under `code` where the second step asks for one. An account that was given up is kept again, and answers 410 when its time is over. */
export const login = endpoint<typeof schemas.login>()({ method: 'POST', path: '/api/auth/login' })
