import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../scripts/package/exports.mjs'
import { densityNames } from '../../design-system/src/tokens/scales.ts'
import { findViolations, LAYOUT_RULES, MODES, type Violation } from '../stories/axe.ts'
import { unreadable } from '../support/unreadable.ts'
import { overflowing } from './overflow.ts'
import type { Scene } from './page/main.tsx'
import { Tabs } from './tabs.ts'
import { unseenFocus } from './unseen-focus.ts'

const names = rooms().map(({ name }) => name)
let tabs: Tabs

beforeAll(async () => {
  tabs = await Tabs.open()
}, 120_000)
afterAll(() => tabs.close())

const show = (page: Page, scene: Partial<Scene> & { name: string }) =>
  page.evaluate((wanted) => conformance.show(wanted), {
    words: 'short',
    language: 'en',
    theme: 'light',
    density: 'comfortable',
    ...scene,
  } satisfies Scene)

const setText = (page: Page, percent: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)

/** Widths in CSS pixels: a phone, and a window of 1280 at a zoom of 200 %. */
const widths = [390, 640]

test.concurrent.for(names)(
  '%s: long words fit, in every density and direction, on a phone and at 200 %',
  (name) =>
    tabs.use(async (page) => {
      const problems: string[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 })
        for (const language of ['en', 'ar'] as const) {
          await show(page, { name, words: 'long', language })
          for (const density of densityNames) {
            await page.evaluate((wanted) => conformance.setDensity(wanted), density)
            const found = await page.evaluate(overflowing)
            problems.push(...found.map((what) => `${width} px, ${language}, ${density}: ${what}`))
          }
        }
      }
      expect(problems).toEqual([])
    }),
)

test.concurrent.for(names)('%s: nothing is cut off or lies over another at a text of 150 and 200 %', (name) =>
  tabs.use(async (page) => {
    const problems: string[] = []
    await page.setViewportSize({ width: 800, height: 600 })
    for (const language of ['en', 'ar'] as const) {
      await show(page, { name, language })
      for (const size of [150, 200]) {
        await setText(page, size)
        const found = [...(await page.evaluate(overflowing)), ...(await page.evaluate(unreadable))]
        problems.push(...found.map((what) => `${size} %, ${language}: ${what}`))
      }
      await setText(page, 100)
    }
    expect(problems).toEqual([])
  }),
)

test.concurrent.for(names)(
  '%s: axe finds nothing in any language, theme, direction and forced colours',
  (name) =>
    tabs.use(async (page) => {
      await page.setViewportSize({ width: 800, height: 600 })
      const seen: Violation[] = []
      for (const language of ['ar', 'fr', 'en'] as const) {
        await show(page, { name, language })
        const alone = { mode: language, theme: 'light', direction: language === 'ar' ? 'rtl' : 'ltr' }
        seen.push(...(await findViolations(page, language === 'en' ? MODES : [alone])))
      }
      await page.emulateMedia({ forcedColors: 'active' })
      const forced = await findViolations(page, [
        { mode: 'forced colours', theme: 'light', direction: 'ltr', rules: LAYOUT_RULES },
      ])
      await page.emulateMedia({ forcedColors: 'none' })
      expect([...seen, ...forced].map(({ mode, text }) => `${mode}: ${text}`)).toEqual([])
    }),
)

test.concurrent.for(names)('%s: the focus is seen in forced colours', (name) =>
  tabs.use(async (page) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await page.emulateMedia({ forcedColors: 'active' })
    await show(page, { name })
    const unseen = await unseenFocus(page)
    await page.emulateMedia({ forcedColors: 'none' })
    expect(unseen).toEqual([])
  }),
)
