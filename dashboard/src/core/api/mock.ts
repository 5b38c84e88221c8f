import type { Mocks } from '@data1522/mocks/browser'
import { store } from '../store.ts'
import { scenarioAtom } from './scenario.ts'
import { settleWorker } from './settle-worker.ts'

let ready: Promise<Mocks | undefined> | undefined

/** Whether calls go to a server of their own instead of the mock in this page. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

/**
 * Starts the mock once, when the first call or the idle page asks for it; calls wait for it, pictures do not.
 * Gives the mock, or nothing where a server answers. In Storybook a mock answers already.
 */
export function apiReady(firstPath?: string): Promise<Mocks | undefined> {
  ready ??= apiBase || import.meta.env.STORYBOOK ? Promise.resolve(undefined) : start(firstPath)
  // What could not be fetched is asked for again by the next call.
  ready.catch(() => (ready = undefined))
  return ready
}

/** Where msw keeps the cookies of answers. Ours have none; where it cannot read them, no screen whose code lies beside it starts. */
export function forgetMockCookies() {
  try {
    localStorage.removeItem('__msw-cookie-store__')
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

async function start(firstPath?: string) {
  const [{ startMocks }] = await Promise.all([import('@data1522/mocks/browser'), settleWorker()])
  const mocks = await startMocks({
    base: import.meta.env.BASE_URL,
    firstPath,
    onReset: (reason) =>
      void import('./data-notices.ts').then(({ notifyDataReset }) => notifyDataReset(reason)),
    onUnsaved: () => void import('./data-notices.ts').then(({ notifyDataUnsaved }) => notifyDataUnsaved()),
    onForeignChange: () =>
      void import('./query-client.ts').then(({ queryClient }) => queryClient.invalidateQueries()),
  })
  mocks.playScenario(store.get(scenarioAtom))
  store.sub(scenarioAtom, () => mocks.playScenario(store.get(scenarioAtom)))
  return mocks
}
