import { runningVersion } from './running-version.ts'

const patience = 1000

/**
 * Lets a newer service worker take over that waits, where it is of the version of this page and no other page runs.
 * Before the mock starts: msw hears only the worker that it started with.
 */
export async function settleWorker() {
  const version = runningVersion()
  if (version === undefined || !navigator.serviceWorker?.controller) return
  const next = (await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL))?.waiting
  if (!next) return
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, patience)
    next.postMessage({ type: 'TAKE_OVER', version }, [port2])
  })
}
