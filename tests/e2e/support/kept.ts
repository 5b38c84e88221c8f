import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What browsers say of requests while there is no connection. */
export const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|navigation preload/

/** Waits until a page's service worker has kept all that the product, which is served under a path, needs. */
export const untilKept = (page: Page, base = '/') =>
  expect
    .poll(
      () => page.evaluate(async (path) => Boolean(await caches.match(new URL(path, location.href))), base),
      { timeout: 90_000, interval: 500 },
    )
    .toBe(true)
