import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'
import { accounts } from '../../../mocks/seed/accounts.ts'
import { ARGS } from '../../../scripts/chromium.mjs'
import { type Person, sessionOf, stored } from '../../support/session-cookies.ts'

/** Those who sign in. */
const PEOPLE = accounts.map(({ id }) => id)

let browser: Browser | undefined
let open: BrowserContext[] = []
let complaints: string[] = []

/** The mock answers failures with their true status, which the browser logs by itself. */
const expected =
  /Failed to load resource: the server responded with a status of (4\d\d|500)|Service Worker registration blocked by Playwright|Executing inline script violates/

interface VisitOptions {
  /** Who is signed in; a visitor without. */
  as?: Person
  /** Stored preferences, by the cookie's name. */
  preferences?: Record<string, unknown>
  context?: BrowserContextOptions
  /** What the console may complain of, where the test itself breaks something. */
  mayComplain?: RegExp
  /** Whether the service worker keeps the product's files; most tests need none of that work. @default false */
  isKept?: boolean
  /** Whether nobody has been here before, to whom the tour of the product is offered. @default false */
  isFirstVisit?: boolean
  /** Where the product is served. @default the one of all tests */
  origin?: string
}

/** A browser of its own, with cookies, on a page of the built product; what the console complains of fails the test. */
export async function visit(
  path: string,
  {
    as,
    preferences = {},
    context: options,
    mayComplain,
    isKept = false,
    isFirstVisit = false,
    origin = inject('product'),
  }: VisitOptions = {},
): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: inject('browser'), args: ARGS })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  })
  open.push(context)
  await context.addCookies(
    [
      ...Object.entries({ theme: 'light', ...preferences }).map(([name, value]) =>
        stored(`DATA1522-${name}`, value),
      ),
      ...(as ? sessionOf(as) : []),
    ].map((cookie) => ({ ...cookie, url: origin })),
  )
  // Nothing is kept for who saves data.
  if (!isKept)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
    )
  if (!isFirstVisit)
    await context.addInitScript((ids) => {
      for (const id of ids) localStorage.setItem(`DATA1522-tour-${id}`, 'offered')
    }, PEOPLE)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const isExpected = (text: string) => expected.test(text) || mayComplain?.test(text)
  const hear = (text: string) => complaints.push(`${text} (at ${addressOf(page)})`)
  page.on('console', (message) => {
    // Of a file that failed to load only the place says which it was.
    const text = `${message.text()} ${message.location().url}`
    if (['error', 'warning'].includes(message.type()) && !isExpected(text)) hear(text)
  })
  page.on('pageerror', (error) => hear(error.stack ?? String(error)))
  await page.goto(new URL(path, origin).href)
  return page
}

/** What the console has complained of since this was last asked, for who tells more of it than that a test failed. */
export function takeComplaints(): string[] {
  const heard = complaints
  complaints = []
  return heard
}

/** The address of a page without its origin. */
export const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

/** Waits until a page stands at an address. */
export async function expectAddress(page: Page, address: string | RegExp) {
  await expect.poll(() => addressOf(page)).toMatch(address instanceof RegExp ? address : exactly(address))
}

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** Closes what a test has opened; what the console complained of meanwhile fails it. */
export async function endVisits() {
  await Promise.all(open.map((context) => context.close()))
  open = []
  const heard = takeComplaints()
  if (heard.length > 0) throw new Error(`The console complained:\n${heard.join('\n')}`)
}

export async function closeBrowser() {
  await browser?.close()
  browser = undefined
}
