import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import ar from '../../../dashboard/src/core/i18n/messages/ar.json' with { type: 'json' }
import en from '../../../dashboard/src/core/i18n/messages/en.json' with { type: 'json' }
import fr from '../../../dashboard/src/core/i18n/messages/fr.json' with { type: 'json' }
import { createRandom } from '../../../mocks/seed/random.ts'
import { sessionOf } from '../../support/session-cookies.ts'
import { type Case, cases, firstIds } from '../support/addresses.ts'
import { addOddInput, ANSWERS } from '../support/odd-input.ts'
import * as odd from '../support/odd-values.ts'
import { takeComplaints, visit } from '../support/visit.ts'

/*
 * Whatever cookies, addresses, stored values and answers say: a screen stands, and what is kept beside them stays.
 * FUZZ_SEED=… begins elsewhere, FUZZ_ROUNDS=… takes more of each, FUZZ_SCREEN=/apps/chat keeps to one address.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 46)
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const ONLY = process.env.FUZZ_SCREEN
const GROUP = 8
/** In-app addresses that follow each page. */
const FURTHER = 2

const crashed: readonly string[] = [en, fr, ar].map((words) => words['app.crashed'])
/** What the admin has written and saved in this browser. */
const kept = {
  'DATA1522-chat-4-1': 'Not sent yet',
  'DATA1522-views-users-1': '[{"name":"Mine","search":"role=editor"}]',
  'DATA1522-email-signature-1': 'Kind regards',
}
/** The browser says it of answers that fail; React of what a boundary has caught. */
const expected =
  /Failed to load resource|Executing inline script violates|Service Worker registration blocked/

const told = { cookies: 0, addresses: 0, stored: 0, answers: 0 }

const look = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2')].map((one) => (one as HTMLElement).innerText)
    return { headings, length: document.getElementById('root')!.innerText.trim().length }
  })

const settle = (page: Page) =>
  page.waitForFunction(
    () => window.oddInput.pending === 0 && (document.querySelector('h1')?.innerText.trim() ?? '') !== '',
    undefined,
    { timeout: 60_000, polling: 50 },
  )

/** What is wrong with a screen that was given odd input. */
async function faultsAt(page: Page, answers: (typeof ANSWERS)[number]): Promise<string[]> {
  const isStanding = await settle(page).then(
    () => true,
    () => false,
  )
  const { headings, length } = await look(page)
  const isCrashed = headings.some((heading) => crashed.includes(heading))
  // An answer of another shape than the contract's is the server's fault: its screen says so, within the frame.
  const isContained = isCrashed && answers === 'misshapen'
  const complaints = takeComplaints().filter((complaint) => !expected.test(complaint) && !isContained)
  return [
    ...(isStanding ? [] : [`no heading: ${headings.join(' · ')}`]),
    ...(length > 20 ? [] : ['a blank page']),
    ...(isCrashed && !isContained ? ['the screen stopped working'] : []),
    ...(answers === 'misshapen' ? [] : complaints),
  ]
}

async function open(page: Page, screen: Case, sample: string, seed: number) {
  const random = createRandom(seed)
  const answers = odd.pick(ANSWERS, random)
  const isSessionOdd = random.next() < 0.15
  const session = sessionOf('admin')
  const cookies = [
    ...odd.oddPreferences(random),
    ...session.map((cookie) => (isSessionOdd ? { ...cookie, value: odd.oddCookie(random) } : cookie)),
    { name: 'odd-input', value: `${seed}-${answers}` },
  ]
  const addresses = Array.from({ length: 1 + FURTHER }, () => odd.oddAddress(screen.path, sample, random))
  const context = page.context()
  await context.clearCookies()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL(page.url()).origin })))
  const faults: string[] = []
  const add = (at: string, some: string[]) =>
    faults.push(...some.map((fault) => `${at}: ${fault.slice(0, 300)}`))
  for (const [index, address] of addresses.entries()) {
    if (index === 0) await page.goto(new URL(address, page.url()).href)
    else
      await page.evaluate(async (to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        // Until it has asked for what it shows: an idle page has drawn.
        await new Promise((idle) => requestIdleCallback(idle))
      }, address)
    add(address.slice(0, 120), await faultsAt(page, answers))
  }
  if (!isSessionOdd) {
    const left = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      Object.keys(kept),
    )
    if (left.join() !== Object.values(kept).join()) faults.push(`something is lost: ${left.join()}`)
    const isIn = (await context.cookies()).some(({ name }) => name === 'accessToken')
    if (!isIn) faults.push('the session is lost')
  }
  const { stored, answers: changed } = await page.evaluate(() => window.oddInput)
  told.cookies += cookies.length - 1
  told.addresses += addresses.length
  told.stored += stored
  told.answers += changed
  return faults.map((fault) => `FUZZ_SEED=${seed} FUZZ_SCREEN=${screen.path} (${answers}) ${fault}`)
}

const screens = cases.filter(({ path }) => (ONLY ? path === ONLY : true))
const groups = Array.from({ length: Math.ceil(screens.length / GROUP) }, (_, index) =>
  screens.slice(index * GROUP, (index + 1) * GROUP),
)

describe('screens bear whatever cookies, addresses, stored values and answers say', () => {
  test.each(groups.map((group) => ({ group, from: group[0]!.path })))(
    'from $from',
    async ({ group }) => {
      const page = await visit('/login', { as: undefined })
      const ids = await firstIds(page)
      await page.context().addInitScript(addOddInput, {
        texts: odd.ODD_TEXTS,
        nodes: odd.ODD_NODES,
        words: odd.ODD_WORDS,
        kept,
      })
      const faults: string[] = []
      for (const screen of group) {
        const sample = screen.address.replace(':id', () => ids.get(screen.path) ?? '1')
        // A seed that is given with its screen is that of one page.
        const first = ONLY ? SEED : SEED + 1000 * (1 + screens.indexOf(screen))
        for (let round = 0; round < ROUNDS; round += 1)
          faults.push(...(await open(page, screen, sample, first + round)))
      }
      // What was heard since is of a page that is gone.
      takeComplaints()
      expect(faults).toEqual([])
    },
    600_000,
  )

  test.skipIf(ONLY !== undefined)('as many of them as a whole run should give', () => {
    expect(Object.values(told).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1000)
  })
})
