import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import errors from '../../../dashboard/src/shared/errors/messages/en.json' with { type: 'json' }
import { addressIn, faultOf } from '../crawler/links.ts'
import { addPageChanges } from '../crawler/page-changes.ts'
import { addPageControls } from '../crawler/page-controls.ts'
import { presser } from '../crawler/press.ts'
import { untranslated } from '../crawler/words.ts'
import { cases, firstIds } from '../support/addresses.ts'
import { openWithin } from '../support/tour.ts'
import { takeComplaints, visit } from '../support/visit.ts'

/** One part of the product alone, for who mends it: `CRAWL=/apps/email npm run test:e2e -- crawler`. */
const part = process.env.CRAWL ?? ''
/** A crawl of the whole takes its minutes. */
const patience = 1_200_000
const start = '/pages/misc/coming-soon'
/** Where the frames that screens share are pressed too. */
const frames = ['/login', '/data1522', '/dashboards/analytics']

/** What stands at an address only with more of it. */
const opened = [{ address: '/apps/chat?with=1', isForGuests: false }]

interface Address {
  address: string
  isForGuests: boolean
}

const figures = { addresses: 0, links: 0, followed: 0, menus: 0, entries: 0, buttons: 0, words: 0 }
const linked = new Set<string>()
let addresses: Address[] = []

beforeAll(async () => {
  const ids = await firstIds(await visit('/apps/user/list', { as: 'admin' }))
  addresses = cases
    .map(({ path, address, access }) => ({
      address: address.replace(':id', ids.get(path) ?? ':id'),
      isForGuests: access === 'guest',
    }))
    .concat(opened)
    .filter(({ address }) => address.startsWith(part))
  figures.addresses = addresses.length
}, patience)

afterAll(() => {
  console.log(`crawled: ${JSON.stringify(figures)}`)
})

async function open(isGuest: boolean, language: string) {
  const page = await visit(start, { as: isGuest ? undefined : 'admin', preferences: { language } })
  await page.context().addInitScript(addPageControls)
  await page.context().addInitScript(addPageChanges)
  page.setDefaultTimeout(20_000)
  await page.reload()
  return page
}

/** What is wrong with the links and words of what stands in a page, and what its console said. */
async function read(page: Page, address: string, missing: ReturnType<typeof untranslated>) {
  // Some of it comes once somebody is there.
  await page.mouse.move(8, 8)
  const haveTargets = page.waitForFunction(
    () => window.pageControls.links().every(({ hasTarget }) => hasTarget),
    undefined,
    { timeout: 5000 },
  )
  await haveTargets.catch(() => undefined)
  const { links, words } = await page.evaluate(() => ({
    links: window.pageControls.links(),
    words: window.pageControls.words(),
  }))
  figures.links += links.length
  figures.words += words.length
  for (const link of links) {
    const to = addressIn(link, address)
    if (to) linked.add(to)
  }
  return [
    ...links.flatMap((link) => faultOf(link) ?? []),
    ...missing(address, words).map((text) => `“${text}” is not said in the language`),
    ...takeComplaints(),
  ].map((fault) => `${address}: ${fault}`)
}

async function readAll(isGuest: boolean, language: string) {
  const faults: string[] = []
  const missing = untranslated(language)
  const page = await open(isGuest, language)
  const go = openWithin(page)
  for (const { address, isForGuests } of addresses)
    if (isForGuests === isGuest) {
      if (!(await go(address))) faults.push(`${address}: no heading got the focus`)
      faults.push(...(await read(page, address, missing)))
    }
  return faults
}

test(
  'each screen speaks French and Arabic',
  async () => {
    const french = [await readAll(true, 'fr'), readAll(false, 'fr')]
    const arabic = [readAll(true, 'ar').then(async (faults) => [...faults, ...(await readAll(false, 'ar'))])]
    expect((await Promise.all([...french, ...arabic])).flat()).toEqual([])
  },
  patience,
)

// In one language: a press runs the same code in each, and what menus say are messages like those of screens.
test(
  'each button and each entry of a menu does something',
  async () => {
    const faults: string[] = []
    const queue = addresses.slice()
    const missing = untranslated('en')
    async function work(isGuest: boolean) {
      const page = await open(isGuest, 'en')
      const pressAll = presser(page)
      for (;;) {
        const at = queue.findIndex(({ isForGuests }) => isForGuests === isGuest)
        if (at < 0) return
        const [{ address }] = queue.splice(at, 1) as [Address]
        const scope = frames.includes(address) ? 'body' : 'main'
        const pressed = await pressAll(address, scope, async () => {
          faults.push(...(await read(page, address, missing)))
        })
        figures.buttons += pressed.buttons
        figures.menus += pressed.menus
        figures.entries += pressed.entries
        faults.push(...pressed.faults, ...takeComplaints().map((complaint) => `${address}: ${complaint}`))
      }
    }
    await Promise.all([work(false), work(true).then(() => work(false))])
    expect(faults).toEqual([])
  },
  patience,
)

test(
  'each link leads to an address that answers',
  async () => {
    const known = new Set(addresses.map(({ address }) => address))
    const queue = [...linked].filter((address) => !known.has(address)).toSorted()
    const lost: string[] = []
    async function work() {
      const page = await open(false, 'en')
      const go = openWithin(page)
      for (let address = queue.shift(); address; address = queue.shift()) {
        const isThere = await go(address)
        const heading = isThere ? await page.locator('h1').first().textContent() : undefined
        if (!heading || heading === errors['errors.notFound']) lost.push(address)
        figures.followed++
      }
    }
    await Promise.all([work(), work()])
    expect([...lost, ...takeComplaints()]).toEqual([])
  },
  patience,
)
