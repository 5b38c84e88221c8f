let ready: Promise<unknown> | undefined

/** Whether calls go to a server of their own instead of the mock in this page. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

/**
 * Starts the mock once, when the first call or the idle page asks for it; calls wait for it, pictures do not.
 * In Storybook a mock answers already.
 */
export function apiReady(): Promise<unknown> {
  if (apiBase || import.meta.env.STORYBOOK) return Promise.resolve()
  ready ??= import('@data1522/mocks/browser').then(({ startMocks }) =>
    startMocks({ base: import.meta.env.BASE_URL }),
  )
  return ready
}
