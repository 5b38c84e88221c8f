import addonMsw from 'msw-storybook-addon'
import { setupWorker } from 'msw/browser'
import { handlers } from '../mocks/handlers/index.ts'

/** The product's own handlers behind every story. */
export const addonMocks = () =>
  addonMsw(async () => {
    const worker = setupWorker(...handlers)
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: './mockServiceWorker.js' },
    })
    return worker
  })
