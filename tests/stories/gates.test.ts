import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { NOW, pinClock } from './clock.ts'
import type { StoryFacts } from './facts.ts'
import type { Gallery } from './gallery.ts'
import { AXE, inspect } from './visit.ts'

let browser: Browser
let page: Page
let place: Gallery

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
})
afterAll(() => browser.close())

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'))
  place = { pictures: join(folder, 'pictures'), differences: join(folder, 'differences'), isUpdating: false }
  page = await browser.newPage({ viewport: { width: 400, height: 300 } })
})
afterEach(async () => {
  await page.close()
  rmSync(join(place.pictures, '..'), { recursive: true })
})

async function show(body: string) {
  await page.setContent(
    `<html lang="en"><title>A story</title><body><div id="storybook-root">${body}</div></body></html>`,
  )
  await page.addScriptTag({ path: AXE })
}

async function problemsOf(body: string, story: Partial<StoryFacts> = {}) {
  await show(body)
  return inspect(page, { id: 'a--story', tags: [], ...story }, place)
}

test('a sound story has no problem', async () => {
  expect(await problemsOf('<button>Save</button>')).toEqual([])
})

describe('noise', () => {
  test.for([
    ['console.error("broken")', 'console error: broken'],
    ['console.warn("doubtful")', 'console warning: doubtful'],
    ['throw new Error("thrown")', 'page error: Error: thrown'],
    ['Promise.reject(new Error("rejected"))', 'page error: Error: rejected'],
  ] as const)('%s', async ([code, problem]) => {
    expect(await problemsOf(`<script>${code}</script>`)).toEqual([expect.stringContaining(problem)])
    expect(await inspect(page, { id: 'next', tags: [] }, place)).toEqual([])
  })

  test('an exception covers what it names, and is stale when nothing says it', async () => {
    const exceptions = [{ text: 'status of 500', reason: 'the story shows a failed load' }]
    const failing = '<script>console.error("a status of 500")</script>'
    expect(await problemsOf(failing, { console: { exceptions } })).toEqual([])
    expect(await problemsOf('', { console: { exceptions } })).toEqual([expect.stringContaining('stale')])
  })
})

describe('axe', () => {
  const faint = (where: string) =>
    `<style>p { color: #000; background: #fff } ${where} p { color: #ccc }</style><p>Words</p>`

  const small = `<style>button { width: 40px; height: 40px } [dir=rtl] button:first-of-type { width: 8px; height: 8px; padding: 0 }</style>
    <button aria-label="One"></button><button aria-label="Two"></button>`

  test.for([
    ['in every mode', faint('p,'), 'axe, light, dark right-to-left: color-contrast'],
    ['in the page itself', '<button></button>', 'axe, light: button-name'],
    ['in dark only', faint('[data-theme=dark]'), 'axe, dark right-to-left: color-contrast'],
    ['in right-to-left only', faint('[dir=rtl]'), 'axe, dark right-to-left: color-contrast'],
    ['a target that is too small in right-to-left', small, 'axe, dark right-to-left: target-size'],
    ['a best practice', '<h2>One</h2><h5>Two</h5>', 'axe, light: heading-order'],
    ['outside the root', '</div><div><button></button>', 'axe, light: button-name'],
  ] as const)('%s', async ([, body, problem]) => {
    expect(await problemsOf(body)).toEqual([expect.stringContaining(problem)])
  })

  test('an exception covers its rule, and is stale when nothing breaks it', async () => {
    const a11y = { exceptions: [{ rule: 'button-name', reason: 'shows a mistake' }] }
    expect(await problemsOf('<button></button>', { a11y })).toEqual([])
    expect(await problemsOf('<button>Save</button>', { a11y })).toEqual([expect.stringContaining('stale')])
  })

  test('the gate looks at one mode', async () => {
    await show(`<style>[data-theme=dark] p { color: #999; background: #aaa }</style><p>Faint</p>`)
    expect(await inspect(page, { id: 'a--story', tags: [] }, place, true)).toEqual([])
  })

  test('the page is left as it was', async () => {
    await problemsOf('')
    const modes = () => [document.documentElement.dataset.theme, document.documentElement.dir]
    expect(await page.evaluate(modes)).toEqual([undefined, ''])
  })
})

describe('pictures', () => {
  const tags = ['picture']

  test('a missing picture is a problem, and taking it anew solves it', async () => {
    expect(await problemsOf('<p>One</p>', { tags })).toEqual([expect.stringContaining('there is none yet')])
    place.isUpdating = true
    expect(await problemsOf('<p>One</p>', { tags })).toEqual([])
    place.isUpdating = false
    expect(await problemsOf('<p>One</p>', { tags })).toEqual([])
  })

  test('a changed picture is a problem, and a sheet shows the change', async () => {
    place.isUpdating = true
    await problemsOf('<p>One</p>', { tags })
    place.isUpdating = false
    const before = readFileSync(join(place.pictures, 'a--story.png'))
    expect(await problemsOf('<p>On<b>e</b></p>', { tags })).toEqual([
      expect.stringMatching(/^picture: \d+ pixels differ; .*npm run pictures:update$/),
    ])
    expect(readdirSync(place.differences)).toEqual(['a--story.png'])
    expect(readFileSync(join(place.pictures, 'a--story.png')).equals(before)).toBe(true)
  })

  test('the gate takes no picture of a whole screen', async () => {
    await show('<p>One</p>')
    expect(await inspect(page, { id: 'a--story', tags: ['screen'] }, place, true)).toEqual([])
  })

  test('a picture waits for what still loads', async () => {
    place.isUpdating = true
    await problemsOf('<p>Loaded</p>', { tags })
    place.isUpdating = false
    const late =
      '<p>Loading</p><script>setTimeout(() => { document.querySelector("p").textContent = "Loaded" }, 150)</script>'
    expect(await problemsOf(late, { tags })).toEqual([])
    expect(existsSync(place.differences)).toBe(false)
  })
})

test('the clock stands, timers run', async () => {
  await page.addInitScript(pinClock, NOW)
  await page.goto('about:blank')
  const times = await page.evaluate(async () => {
    const before = [new Date().getTime(), Date.now(), Date.parse(Date())]
    await new Promise((done) => setTimeout(done, 20))
    return [...before, new Date().getTime(), new Date(0).getTime(), Number(new Date() instanceof Date)]
  })
  expect(times).toEqual([NOW, NOW, NOW, NOW, 0, 1])
})
