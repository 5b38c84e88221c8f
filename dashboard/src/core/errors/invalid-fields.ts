import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../api/client.ts'

/** The fields that a server did not accept, by their places in the body. */
export const invalidFields = (error: unknown): string[] =>
  error instanceof ApiError
    ? Object.keys((error.failure as Partial<InvalidInput> | undefined)?.errors ?? {})
    : []
