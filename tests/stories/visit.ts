import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { axeProblems, findViolations, modesFor } from './axe.ts'
import { NOW, pinClock } from './clock.ts'
import { type StoryFacts, factsOf } from './facts.ts'
import { type Gallery, gallery, pictureProblems } from './gallery.ts'
import { overlayModes, overlayName } from './names.ts'
import { noiseProblems, takeNoise } from './noise.ts'
import { shootStory, shootWindow } from './shoot.ts'
import { setToolbar, showAgain, switchOffAddonAxe } from './toolbar.ts'

/** The script that puts axe into a page. */
export const AXE = resolve('node_modules/axe-core/axe.min.js')
/** Without transitions: what is looked at stands. */
export const STILL = '*, *::before, *::after { transition: none !important }'

/** Opens Storybook at a fixed time, without its own axe run and without transitions. */
export async function openStorybook(page: Page, storybook: string) {
  await page.addInitScript(pinClock, NOW)
  await page.goto(new URL('iframe.html', storybook).href, { waitUntil: 'load' })
  await page.addStyleTag({ content: STILL })
  await page.addScriptTag({ path: AXE })
  await switchOffAddonAxe(page)
}

/** Gives the window the size that the story's pictures have. */
export async function beforeStory(page: Page, id: string) {
  const { tags, picture } = await factsOf(page, id)
  const width = picture?.width ?? (tags.includes('overlay') ? 800 : 1000)
  await page.setViewportSize({ width, height: 600 })
}

async function overlayProblems(page: Page, id: string, place: Gallery) {
  const problems = await pictureProblems(() => shootWindow(page), overlayName(id, 'light'), place)
  await setToolbar(page, overlayModes['dark-rtl'])
  problems.push(
    ...((await showAgain(page, id))
      ? await pictureProblems(() => shootWindow(page), overlayName(id, 'dark-rtl'), place)
      : ['play: the play function fails in dark, right-to-left and Arabic']),
  )
  await setToolbar(page, overlayModes.light)
  return problems
}

async function picturesOf(page: Page, { id, tags }: StoryFacts, place: Gallery) {
  if (tags.includes('overlay')) return overlayProblems(page, id, place)
  if (tags.includes('picture')) return pictureProblems(() => shootStory(page), `${id}.png`, place)
  return []
}

/** Everything that is wrong with the story on show; while pictures are taken anew, only that. */
export async function inspect(page: Page, story: StoryFacts, place: Gallery): Promise<string[]> {
  if (place.isUpdating) return picturesOf(page, story, place)
  const violations = await findViolations(page, modesFor(story.tags))
  const axe = axeProblems(violations, story.a11y?.exceptions ?? [])
  const pictures = await picturesOf(page, story, place)
  const noise = noiseProblems(await takeNoise(page), story.console?.exceptions ?? [])
  return [...noise, ...axe, ...pictures]
}

/** Fails with everything that is wrong with the story on show. */
export async function afterStory(page: Page, id: string) {
  const problems = await inspect(page, await factsOf(page, id), gallery)
  const message = problems.join('\n\n')
  // Where it was thrown says nothing about the story, so the message stands alone.
  if (message) throw Object.assign(new Error(message), { stack: message })
}
