import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list?size=50'
/** A page whose fetches can be held up from here. */
const withoutWorker: BrowserContextOptions = { serviceWorkers: 'block' }
const lively: BrowserContextOptions = { reducedMotion: 'no-preference' }

async function openList(context: BrowserContextOptions = {}) {
  const page = await visit(list, { as: 'admin', context })
  await page.locator('tbody tr').nth(49).waitFor()
  await beThere(page)
  return page
}
/** Moves the pointer, as anyone does before they press: what guides through the product comes with that. */
async function beThere(page: Page) {
  await page.mouse.move(700, 20)
  await page.locator('button[aria-label="Back to top"]').waitFor({ state: 'attached' })
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  expect(await scrolled(page)).toBe(top)
}
const focusedHeading = (page: Page) =>
  page.evaluate(() => (document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : ''))
/** Opens the last row, without scrolling on the way to it. */
const openRow = (page: Page) =>
  page
    .locator('tbody tr a')
    .last()
    .evaluate((link) => (link as HTMLElement).click())

test('a new screen begins at its top, with the focus on its heading; going back returns to the place', async () => {
  const page = await openList()
  await scrollDown(page, 900)
  await openRow(page)
  await expectAddress(page, /^\/apps\/user\/view\//)
  await expect.poll(() => focusedHeading(page)).not.toBe('')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => focusedHeading(page)).toBe('Users')
  expect(await scrolled(page)).toBe(900)
  await page.goForward()
  await expectAddress(page, /^\/apps\/user\/view\//)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a reload returns to the place as soon as the data is there', async () => {
  const page = await openList()
  await scrollDown(page, 1400)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(1400)
  expect(await focusedHeading(page)).toBe('')
})

test('whoever scrolls while the page comes back has the say', async () => {
  const page = await openList(withoutWorker)
  await scrollDown(page, 1400)
  let go: () => void = () => undefined
  const held = new Promise<void>((done) => (go = done))
  await page.route(/\/assets\/UserList-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
  await page.mouse.wheel(0, -100)
  go()
  await page.locator('tbody tr').nth(49).waitFor()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await scrolled(page)).toBeLessThan(1400)
})

test('a filter, a sort and a page keep place and focus', async () => {
  const page = await openList()
  const sort = page.getByRole('columnheader', { name: 'Plan' }).getByRole('button')
  await scrollDown(page, 100)
  await sort.focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, /sort=plan/)
  await page.locator('th[aria-sort=ascending]').waitFor()
  expect(await scrolled(page)).toBe(100)
  expect(await sort.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** Puts a place far down the page, and a link to it at its top. */
const addAnchor = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#far', textContent: 'Far' })
    const target = Object.assign(document.createElement('p'), { id: 'far', textContent: 'Here' })
    const after = document.createElement('div')
    after.style.blockSize = '2000px'
    const main = document.querySelector('main')!
    main.prepend(link)
    main.append(target, after)
  })
const edgeOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    return Math.round(document.querySelector('#far')!.getBoundingClientRect().top - bar)
  })

test('a link within the page scrolls smoothly to 60 px under the bar and takes the focus along', async () => {
  const page = await openList(lively)
  await addAnchor(page)
  const steps = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const seen = new Set<number>()
        addEventListener('scroll', () => seen.add(Math.round(scrollY)))
        addEventListener('scrollend', () => done(seen.size), { once: true })
      }),
  )
  await page.getByRole('link', { name: 'Far' }).click()
  expect(await steps).toBeGreaterThan(3)
  expect(await edgeOf(page)).toBe(60)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('far')
  await expectAddress(page, `${list}#far`)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('an address with an anchor leads there, also when the place comes late', async () => {
  const start = await visit('/data1522', { as: 'admin' })
  const page = await start.context().newPage()
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const main = document.querySelector('tbody tr:nth-child(50)') && document.querySelector('main')
      if (!main) return
      clearInterval(timer)
      const after = document.createElement('div')
      after.style.blockSize = '2000px'
      main.append(Object.assign(document.createElement('p'), { id: 'far', textContent: 'Here' }), after)
    }, 100)
  })
  await page.goto(new URL(`${list}#far`, start.url()).href)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('far')
  await expect.poll(() => edgeOf(page)).toBe(60)
})

/** Counts how often the browser is asked to fade. */
const countFades = (page: Page) =>
  page.evaluate(() => {
    const fade = document.startViewTransition.bind(document)
    Object.assign(window, { fades: 0 })
    document.startViewTransition = (update) => {
      ;(window as never as { fades: number }).fades++
      return fade(update)
    }
  })
const fades = (page: Page) => page.evaluate(() => (window as never as { fades: number }).fades)

test.each([
  ['the system', {}, { reducedMotion: 'reduce' as const }],
  ['the preference', { motion: 'reduced' }, lively],
])('nothing fades or glides where %s asks for less motion', async (_, preferences, context) => {
  const page = await visit(list, { as: 'admin', preferences, context })
  await page.locator('tbody tr').nth(49).waitFor()
  await beThere(page)
  await countFades(page)
  await addAnchor(page)
  await page.getByRole('link', { name: 'Far' }).click()
  await expect.poll(() => edgeOf(page)).toBe(60)
  await openRow(page)
  await expectAddress(page, /^\/apps\/user\/view\//)
  await expect.poll(() => focusedHeading(page)).not.toBe('')
  expect(await fades(page)).toBe(0)
})

/** Runs in the page. */
const isFadingIn = () =>
  document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('new('))
const becomes = (page: Page, condition: () => boolean) =>
  page.waitForFunction(condition, undefined, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )

/** Where a part is, once it stays there. */
async function placeOf(part: Locator) {
  let before = await part.boundingBox()
  await expect
    .poll(async () => {
      const last = before
      before = await part.boundingBox()
      return before !== null && JSON.stringify(before) === JSON.stringify(last)
    })
    .toBe(true)
  return before!
}

test('screens fade; what is pressed meanwhile is not lost', async () => {
  const page = await openList(lively)
  await countFades(page)
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync(
      '::view-transition-old(*), ::view-transition-new(*) { animation-duration: 30s !important }',
    )
    document.adoptedStyleSheets.push(slow)
  })
  // A browser that is busy may give a fade up; the next one comes with the next way there.
  await expect
    .poll(async () => {
      await openRow(page)
      const isFading = await becomes(page, isFadingIn)
      if (!isFading) await page.goBack()
      return isFading
    })
    .toBe(true)
  expect(await fades(page)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const { x, y, width, height } = await placeOf(page.getByRole('button', { name: 'Edit' }))
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('dialog').waitFor()
  // The frame around it was never out of reach.
  await page.keyboard.press('Escape')
})

test('a line at the top says that a screen is on its way, and the one before stays', async () => {
  const page = await openList(withoutWorker)
  let go: () => void = () => undefined
  const held = new Promise<void>((done) => (go = done))
  await page.route(/\/assets\/UserView-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await openRow(page)
  const line = page.getByRole('progressbar', { name: 'Loading the page' })
  await line.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Users')
  expect(await line.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  go()
  await expect.poll(() => focusedHeading(page)).not.toBe('Users')
  await line.waitFor({ state: 'detached' })
})

test('the button back to the top brings the focus there', async () => {
  const page = await openList()
  await scrollDown(page, 1400)
  const button = page.getByRole('button', { name: 'Back to top' })
  await button.click()
  expect(await scrolled(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await button.waitFor({ state: 'hidden' })
})
