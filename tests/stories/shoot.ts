import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

const HALVE = resolve('tests/stories/halve-file.ts')
/** In bytes: a page of many screens' height. */
const MOST = 64_000_000

/** The cards of a board that lie below the window are drawn too, as a tall picture shows them. */
const style = '[data-slot] { content-visibility: visible !important }'

const OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css', style } as const

const settle = (page: Page) =>
  page.evaluate(async () => {
    const end = performance.now() + 2000
    // Those out of sight would come when they are near; a picture shows them all.
    for (const image of document.images) image.loading = 'eager'
    const loaded = [...document.images]
      .filter((image) => !image.complete)
      .map(
        (image) => new Promise((done) => ['load', 'error'].map((name) => image.addEventListener(name, done))),
      )
    // Not `decode()`: of an image that is taken out meanwhile it never answers.
    const late = new Promise((done) => setTimeout(done, 2000))
    await Promise.race([late, Promise.all([document.fonts.ready, ...loaded])])
    // An overlay is there before it is seen, and is seen before it is placed.
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    do await frame()
    while (
      document.querySelector('[data-entering], [data-exiting], [data-fetching]') &&
      performance.now() < end
    )
    await frame()
  })

/** A picture of what the story rendered. */
export async function shootStory(page: Page) {
  await settle(page)
  return page.locator('#storybook-root').screenshot(OPTIONS)
}

/** A picture of the window, with whatever lies over the story. */
export async function shootWindow(page: Page) {
  await settle(page)
  return page.screenshot(OPTIONS)
}

/** A picture of the whole page, as high as it is, at half its size: what parts look like is in their own pictures. */
export async function shootPage(page: Page) {
  // What sticks to the window is drawn where the story left it.
  await page.evaluate(() => scrollTo(0, 0))
  await settle(page)
  const whole = await page.screenshot({ ...OPTIONS, fullPage: true })
  return execFileSync(process.execPath, [HALVE], { input: whole, maxBuffer: MOST })
}
