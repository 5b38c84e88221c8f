import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { everyCall } from '../mocks/transports/answer.ts'
import { setPicturesBase } from '../mocks/runtime/picture-addresses.ts'

async function startWorker() {
  setPicturesBase('pictures/')
  const worker = setupWorker(everyCall)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  })
  return worker
}

let starting: ReturnType<typeof startWorker> | undefined

/** The product's own handlers behind every story; the examples of a docs page start together and share one worker. */
export const addonMocks = () => addonMsw(() => (starting ??= startWorker()))
