import { toasts } from '@data1522/design-system/toasts'
import { failureText } from './failure-text.ts'

interface Refetchable {
  readonly refetch: () => Promise<{ readonly isError: boolean; readonly error: unknown }>
}

/** Refetches a query because a person asked for it. If that fails, a toast says so and the old data stays. */
export async function refetchOrNotify(query: Refetchable, title: () => string) {
  const { isError, error } = await query.refetch()
  if (isError) toasts.show({ tone: 'danger', title, description: () => failureText(error) })
}
