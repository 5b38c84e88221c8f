import { setupWorker } from 'msw/browser'
import { everyCall } from './answer.ts'
import { timeout } from '../store/timeout.ts'

const START_LIMIT = 5000

/** Lets a service worker answer the calls of this page; false where it cannot. */
export const answerFromWorker = async (base: string): Promise<boolean> => {
  try {
    if (!('serviceWorker' in navigator) || (await isBypassed())) return false
    const url = `${base}sw.js`
    const registration = await navigator.serviceWorker.getRegistration(base)
    if (registration) quietUpdates(registration)
    const started = setupWorker(everyCall).start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url, options: { scope: base } },
    })
    await Promise.race([started, timeout(START_LIMIT)])
    return navigator.serviceWorker.controller?.scriptURL === new URL(url, location.href).href
  } catch {
    return false
  }
}

/** After a forced reload a registered worker leaves the page alone; msw would then reload it, again and again. */
const isBypassed = async () =>
  !navigator.serviceWorker.controller && (await navigator.serviceWorker.getRegistration()) !== undefined

/** msw looks for a newer worker and hears no answer: without a connection that would be an error that nobody caught. */
const quietUpdates = (registration: ServiceWorkerRegistration) => {
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}
