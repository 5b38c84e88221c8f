import type { Page } from 'playwright-core'
import { takeNoise } from '../stories/noise.ts'
import { look, type Wanted } from './look.ts'

/** How long anything of a page may take to come, in milliseconds. */
const PATIENCE = 60_000

const tell = (page: Page, event: string, data: unknown) =>
  page.evaluate(([name, payload]) => __STORYBOOK_ADDONS_CHANNEL__.emit(name, payload), [event, data] as const)

/** Loads Storybook anew at a docs page, which is then in light. */
export async function load(page: Page, storybook: string, id: string) {
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}`, storybook).href)
  await page.evaluate(() => __STORYBOOK_PREVIEW__.ready())
}

/** Goes to a docs page within the Storybook that is open, as a click in the sidebar does. */
export const goTo = (page: Page, id: string) =>
  tell(page, 'setCurrentStory', { storyId: id, viewMode: 'docs' })

/** Chooses a theme in the toolbar. */
export const choose = (page: Page, theme: string) => tell(page, 'updateGlobals', { globals: { theme } })

/** Waits until the docs page stands or something of it failed, and answers with what is wrong with it. */
export async function problemsOf(page: Page, wanted: Wanted) {
  const end = performance.now() + PATIENCE
  let seen = await page.evaluate(look, wanted)
  while (seen.awaited.length > 0 && seen.problems.length === 0 && performance.now() < end) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    seen = await page.evaluate(look, wanted)
  }
  const missing = seen.awaited.map((what) => `${what} did not come`)
  const problems = [...(seen.problems.length > 0 ? seen.problems : missing), ...(await takeNoise(page))]
  return problems.map((problem) => `${wanted.theme}: ${problem}`)
}
