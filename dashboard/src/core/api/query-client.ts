import { toasts } from '@data1522/design-system/toasts'
import { QueryClient } from '@tanstack/react-query'
import { personNow, sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { ApiError } from './client.ts'

/** A refusal stays a refusal; what failed on the way is tried twice more. */
const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

/**
 * What the product knows of the server's data, for as long as the page is open. It never pauses by itself: `call` waits
 * for the connection, for reading and for changes alike.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 30_000,
      retryDelay: 400,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

let person = personNow()

// What one person was shown or told is nothing that the next may see.
store.sub(sessionAtom, () => {
  if (personNow() === person) return
  person = personNow()
  toasts.clear()
  queryClient.clear()
})
