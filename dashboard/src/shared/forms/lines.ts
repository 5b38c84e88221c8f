import { z } from '@data1522/mocks/contract/zod'

/** The most that a line of text may hold. */
export const LINE_LIMIT = 200

/** A line of text that may be empty. */
export const line = z.string().check(z.trim(), z.maxLength(LINE_LIMIT))

/** A line of text that something is in. */
export const requiredLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT))
