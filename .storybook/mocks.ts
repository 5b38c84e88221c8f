import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { everyCall } from '../mocks/handlers/answer.ts'
import { setPicturesBase } from '../mocks/handlers/picture-addresses.ts'

/** The product's own handlers behind every story. */
export const addonMocks = () =>
  addonMsw(async () => {
    setPicturesBase('pictures/')
    const worker = setupWorker(everyCall)
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: './mockServiceWorker.js' },
    })
    return worker
  })
