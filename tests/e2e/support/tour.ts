import { errors, type Page, type Request } from 'playwright-core'
import { takeComplaints } from './visit.ts'

/** An address that is asked for, and where it should lead. */
export interface Stop {
  from: string
  to: string
}

/** What stands where an address has led. */
export interface View {
  address: string
  title: string
  heading: string
  text: string
  headings: number
  mains: number
  /** Whether the focus has come to the heading, as after every arrival within the page. */
  isFocused: boolean
  hasNavigation: boolean
  isFixed: boolean
  /** The address of the navigation's entry for this one. */
  current: string | null
  /** What the console complained of from the departure for this address to that for the next. */
  complaints: string[]
}

type Walk = (page: Page, stops: readonly Stop[]) => Promise<Map<string, View>>

const patience = 60_000

const read = (): Omit<View, 'complaints'> => ({
  address: location.pathname + location.search,
  title: document.title,
  heading: document.querySelector('h1')?.textContent ?? '',
  text: document.querySelector('main')?.textContent ?? '',
  headings: document.querySelectorAll('h1').length,
  mains: document.querySelectorAll('main').length,
  isFocused: document.activeElement?.tagName === 'H1',
  hasNavigation: document.querySelector('div[data-layout] nav[aria-label="Main navigation"]') !== null,
  isFixed: document.querySelector('[data-fixed] main') !== null,
  current: document.querySelector('nav [aria-current="page"]')?.getAttribute('href') ?? null,
})

/** Waits until a heading stands at an address, `h1:focus` for one that has the focus; not for ever. */
const arrived = (page: Page, to: string, heading: string) =>
  page
    .waitForFunction(
      ([address, selector]) =>
        location.pathname + location.search === address && document.querySelector(selector!) !== null,
      [to, heading],
      { timeout: patience },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })

/** Follows what a page asks for; the function it gives waits until all of it has come and is drawn. */
export function followRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const drawn = () =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  return async () => {
    const end = performance.now() + patience
    do {
      await drawn()
    } while (open.size > 0 && performance.now() < end)
  }
}

const goWithin = (page: Page, to: string) =>
  page.evaluate((address) => {
    // The focus is what tells an arrival from the screen before.
    ;(document.activeElement as HTMLElement | null)?.blur()
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, to)

/** Goes to addresses within a page, wherever they lead, and waits until all has come; whether a heading did. */
export function openWithin(page: Page) {
  const settled = followRequests(page)
  return async (address: string) => {
    const isElsewhere = new URL(page.url()).pathname !== new URL(address, page.url()).pathname
    await goWithin(page, address)
    // What opens over the page by its address has the focus instead.
    const arrival = page
      .locator(isElsewhere ? 'h1:focus, [role=dialog]:focus, [role=dialog] :focus' : 'h1')
      .first()
      .waitFor()
    const isThere = await arrival.then(
      () => true,
      () => false,
    )
    await settled()
    return isThere
  }
}

/** Goes to one address after the other; gives what stood there, by the address that was asked for. */
const walk =
  (go: (page: Page, from: string) => Promise<unknown>, heading: string): Walk =>
  async (page, stops) => {
    const start = page.url()
    await page.locator('h1').waitFor()
    const settled = followRequests(page)
    const found = new Map<string, View>()
    for (const { from, to } of stops) {
      await go(page, from)
      await arrived(page, to, heading)
      await settled()
      const view = { ...(await page.evaluate(read)), complaints: takeComplaints() }
      found.set(from, view)
      // What broke here is not to be told of the next address too.
      if (view.complaints.length > 0) await page.goto(start)
    }
    return found
  }

/**
 * Goes to each address within the page, as its links do. What one screen has loaded the next ones find, so that this
 * cannot tell whether a screen lacks something: see `openEach`.
 */
export const tour: Walk = walk(goWithin, 'h1:focus')

/** Opens each address in the product started anew, as a link from elsewhere does. */
export const openEach: Walk = walk((page, from) => page.goto(new URL(from, page.url()).href), 'h1')
