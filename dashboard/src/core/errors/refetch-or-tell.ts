import { toasts } from '@data1522/design-system/toasts'
import { failureText } from './failure-text.ts'

interface Refetchable {
  readonly refetch: () => Promise<{ readonly isError: boolean; readonly error: unknown }>
}

/** Fetches what is shown anew, because somebody asked for that; where it fails that is said, and what was shown stays. */
export async function refetchOrTell(query: Refetchable, title: () => string) {
  const { isError, error } = await query.refetch()
  if (isError) toasts.show({ tone: 'danger', title, description: () => failureText(error) })
}
