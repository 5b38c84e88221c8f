import type { QueryClient } from '@tanstack/react-query'

/** For how long one waits, in ms. */
const PATIENCE = 5000

/** Until every change that was made has been answered, or for as long as one has patience. */
export const untilSent = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const timer = setTimeout(stop, PATIENCE)
    const leave = queries.getMutationCache().subscribe(() => {
      if (queries.isMutating() === 0) stop()
    })
  })
