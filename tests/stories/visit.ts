import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { axeProblems, findViolations, MODES, modesFor } from './axe.ts'
import { NOW, pinClock } from './clock.ts'
import { type StoryFacts, factsOf } from './facts.ts'
import { type Gallery, gallery, pictureProblems } from './gallery.ts'
import { isWhole, modesOf, pageName, usualGlobals } from './names.ts'
import { noiseProblems, takeNoise } from './noise.ts'
import { shootPage, shootStory, shootWindow } from './shoot.ts'
import { isGate } from '../support/scope.ts'
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

const HEIGHT = 600

/** Gives the window the size that the story's pictures have. */
export async function beforeStory(page: Page, id: string) {
  const { tags, picture } = await factsOf(page, id)
  const [first] = Object.values(modesOf(tags))
  const width = picture?.width ?? first?.width ?? (tags.includes('overlay') ? 800 : 1000)
  await page.setViewportSize({ width, height: HEIGHT })
}

/** Pictures of the whole page in each of its modes; the first is the one on show. */
async function pageProblems(page: Page, { id, tags }: StoryFacts, place: Gallery, isBrief: boolean) {
  const shoot = () => (isWhole(tags) ? shootPage(page) : shootWindow(page))
  const [first, ...further] = Object.entries(modesOf(tags))
  const others = isBrief ? [] : further
  const problems = await pictureProblems(shoot, pageName(id, first![0]), place)
  for (const [mode, { globals, width }] of others) {
    if (width) await page.setViewportSize({ width, height: HEIGHT })
    await setToolbar(page, { ...usualGlobals, ...globals })
    problems.push(
      ...((await showAgain(page, id))
        ? await pictureProblems(shoot, pageName(id, mode), place)
        : [`play: the play function fails in the mode ${mode}`]),
    )
  }
  await setToolbar(page, usualGlobals)
  return problems
}

async function picturesOf(page: Page, story: StoryFacts, place: Gallery, isBrief: boolean) {
  if (isBrief && isWhole(story.tags)) return []
  if (Object.keys(modesOf(story.tags)).length > 0) return pageProblems(page, story, place, isBrief)
  if (story.tags.includes('picture')) return pictureProblems(() => shootStory(page), `${story.id}.png`, place)
  return []
}

/**
 * Everything that is wrong with the story on show; while pictures are taken anew, only that. When it is brief, as in the
 * gate, one mode stands for all and whole screens have no picture: their modes take as long as all the rest.
 */
export async function inspect(
  page: Page,
  story: StoryFacts,
  place: Gallery,
  isBrief = false,
): Promise<string[]> {
  if (place.isUpdating) return picturesOf(page, story, place, isBrief)
  const violations = await findViolations(page, isBrief ? MODES.slice(0, 1) : modesFor(story.tags))
  const axe = axeProblems(violations, story.a11y?.exceptions ?? [])
  const pictures = await picturesOf(page, story, place, isBrief)
  const noise = noiseProblems(await takeNoise(page), story.console?.exceptions ?? [])
  return [...noise, ...axe, ...pictures]
}

/** Fails with everything that is wrong with the story on show. */
export async function afterStory(page: Page, id: string) {
  const problems = await inspect(page, await factsOf(page, id), gallery, isGate)
  const message = problems.join('\n\n')
  // Where it was thrown says nothing about the story, so the message stands alone.
  if (message) throw Object.assign(new Error(message), { stack: message })
}
