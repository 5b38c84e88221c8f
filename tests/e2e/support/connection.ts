import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './visit.ts'

/** What the browser and React say of code that did not come. */
const lostCode = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/

/** A page that has no service worker, whose fetches could not be stopped from here. */
export const start = (path: string, as?: 'admin') =>
  visit(path, { as, context: { serviceWorkers: 'block' }, mayComplain: lostCode })

/** Past the time after which the page watches over its connection, with all that it then fetches. */
export const waitForWatch = async (page: Page) => {
  const begun: Request[] = []
  const ended = new Set<Request>()
  page.on('request', (request) => begun.push(request))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => ended.add(request))
  // It asks for this once it watches.
  const watch = page.waitForResponse(/\/assets\/Crashed-[^/]+\.js$/)
  await page.clock.fastForward(10_000)
  await watch
  let before = 0
  const isSettled = () => before === (before = begun.length) && begun.every((request) => ended.has(request))
  await expect.poll(isSettled, { interval: 300 }).toBe(true)
}
