import { ApiError } from '../api/client.ts'

/** Whether the server refuses to sign somebody in for what it was given: the e-mail with its password, or the code. */
export const isRefused = (error: unknown, field: 'email' | 'code') =>
  error instanceof ApiError &&
  error.status === 400 &&
  Boolean((error.failure as { errors?: Partial<Record<string, unknown>> } | undefined)?.errors?.[field])

/** Whether the account is no longer there: it was given up, and its time to come back is over. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 410
