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
/** A crawl of the whole takes its minutes, and pressing two thousand buttons twice as many. */
const patience = 1_200_000
const patienceOfPresses = 2 * patience
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
/** Where something opens over the page, by its address. */
const openers = new Map<string, ReadonlySet<string>>()
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

/** Two pages at once on two cores may draw later than the browser expects of what it fetched ahead. */
const mayComplain = /was preloaded using link preload but not used within a few seconds/

async function open(isGuest: boolean, language: string) {
  const as = isGuest ? undefined : 'admin'
  const page = await visit(start, { as, preferences: { language }, mayComplain })
  await page.context().addInitScript(addPageControls)
  await page.context().addInitScript(addPageChanges)
  page.setDefaultTimeout(20_000)
  await page.reload()
  // The product follows its address from its first screen on.
  await page.locator('h1').waitFor()
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

/** Presses what stands at each address of a list, the same list for all who work on it. */
async function pressEach(isGuest: boolean, language: string, queue: Address[]) {
  const faults = new Set<string>()
  const missing = untranslated(language)
  const isFirst = language === 'en'
  const page = await open(isGuest, language)
  const pressAll = presser(page)
  for (;;) {
    const at = queue.findIndex(({ isForGuests }) => isForGuests === isGuest)
    if (at < 0) return [...faults]
    const [{ address }] = queue.splice(at, 1) as [Address]
    const readHere = async () => {
      for (const fault of await read(page, address, missing)) faults.add(fault)
    }
    const { buttons, menus, entries, ...found } = await pressAll(address, {
      scope: frames.includes(address) ? 'body' : 'main',
      look: isFirst ? readHere : async () => undefined,
      ...(!isFirst && { only: openers.get(address) ?? new Set<string>(), read: readHere }),
    })
    if (isFirst && found.openers.length > 0) openers.set(address, new Set(found.openers))
    figures.buttons += buttons
    figures.menus += menus
    figures.entries += entries
    for (const fault of [...found.faults, ...takeComplaints().map((said) => `${address}: ${said}`)])
      faults.add(fault)
  }
}

/** By two at once: who is signed in, and a guest who signs in after. */
async function pressBoth(language: string, list: readonly Address[]) {
  const queue = list.slice()
  const found = await Promise.all([
    pressEach(false, language, queue),
    pressEach(true, language, queue).then(async (faults) => [
      ...faults,
      ...(await pressEach(false, language, queue)),
    ]),
  ])
  return found.flat()
}

test(
  'each button and each entry of a menu does something',
  async () => {
    expect(await pressBoth('en', addresses)).toEqual([])
  },
  patienceOfPresses,
)

// What a press does is the same code in each language; what it says is not.
test.each(['fr', 'ar'])(
  'each menu and dialog speaks %s, and each entry does something',
  async (language) => {
    const opening = addresses.filter(({ address }) => openers.has(address))
    expect(await pressBoth(language, opening)).toEqual([])
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
        figures.followed++
        // A picture or a document, which the browser opens by itself.
        if (/\.\w+$/.test(address)) {
          const file = await page.request.get(new URL(address, page.url()).href)
          if (!file.ok()) lost.push(address)
          continue
        }
        const isThere = await go(address)
        const heading = isThere ? await page.locator('h1').first().textContent() : undefined
        if (!heading || heading === errors['errors.notFound']) lost.push(address)
      }
    }
    await Promise.all([work(), work()])
    expect([...lost, ...takeComplaints()]).toEqual([])
  },
  patience,
)
