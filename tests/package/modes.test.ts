import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CustomTheme, defaultTheme } from '../../design-system/src/theme/custom-theme.ts'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { tokenModes } from '../../scripts/package/token-modes.ts'
import { installed, runModule } from './stranger.ts'
import {
  defaultMode,
  everyMode,
  type Modes,
  type ReadToken,
  readTokens,
  type ResolverDocument,
} from './token-reader.ts'

const file = readFileSync(join(installed, 'dist/tokens.resolver.json'), 'utf8')
const shipped = JSON.parse(file) as ResolverDocument

const own: CustomTheme = {
  ...defaultTheme,
  name: 'Terracotta',
  primary: '#c8553d',
  isPrimaryExact: true,
  warmth: 70,
  radius: 50,
  density: 'compact',
  font: 'Georgia, serif',
  textSize: 110,
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage({ viewport: { width: 1400, height: 600 } })
  await page.addStyleTag({ content: readFileSync(join(installed, 'dist/styles.css'), 'utf8') })
})
afterAll(() => browser.close())

interface Color {
  colorSpace: string
  components: number[]
  alpha?: number
}
interface Length {
  value: number
  unit: string
}
type Layer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Color; inset?: boolean }
type Type = { fontSize: Length; lineHeight: number }

const color = ({ colorSpace, components, alpha = 1 }: Color) =>
  colorSpace === 'oklch'
    ? `oklch(${components.join(' ')} / ${alpha})`
    : `color(${colorSpace} ${components.join(' ')} / ${alpha})`
const length = ({ value, unit }: Length) => `${value}${unit}`
const layer = (one: Layer) =>
  [one.inset && 'inset', ...[one.offsetX, one.offsetY, one.blur, one.spread].map(length), color(one.color)]
    .filter(Boolean)
    .join(' ')

/** How a value is written in a stylesheet, and the property that takes it. */
const written: Record<string, (value: never) => readonly [property: string, css: string]> = {
  color: (value: Color) => ['color', color(value)],
  dimension: (value: Length) => ['inline-size', length(value)],
  shadow: (value: Layer[]) => ['box-shadow', value.map(layer).join(', ')],
  typography: ({ fontSize, lineHeight }: Type) => ['font', `400 ${length(fontSize)}/${lineHeight} serif`],
}

const kebab = (path: string) =>
  path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const isVariable = /^(?:color|tone|shadow|chart|heat|ramp|density|radius|text)\./

/** The tokens that look otherwise on a page in these modes than a tool reads of them. */
function strayed(tokens: ReadonlyMap<string, ReadToken>, attributes: Modes) {
  const pairs = [...tokens].flatMap(([path, { type, value }]) => {
    const write = isVariable.test(path) ? written[type] : undefined
    if (!write) return []
    const [property, css] = write(value as never)
    const variable = `var(--ds-${kebab(path)})`
    return [{ path, property, css, own: property === 'font' ? `400 ${variable} serif` : variable }]
  })
  expect(pairs.length).toBeGreaterThan(150)
  return page.evaluate(
    ([all, given]) => {
      const root = document.documentElement
      for (const name of root.getAttributeNames()) root.removeAttribute(name)
      for (const [name, value] of Object.entries(given)) root.setAttribute(`data-${name}`, value)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.display = 'block'
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      const look = (property: string, css: string) => {
        probe.style.setProperty(property, css)
        const style = getComputedStyle(probe)
        if (property === 'font') return [style.fontSize, style.lineHeight].map(Number.parseFloat)
        const shown = style.getPropertyValue(property)
        const numbers = shown.match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number)
        if (property !== 'color') return numbers
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = shown
        context.fillRect(0, 0, 1, 1)
        return [...context.getImageData(0, 0, 1, 1).data]
      }
      const isNear = (one: number[], other: number[], within: number) =>
        one.length === other.length && one.every((part, at) => Math.abs(part - other[at]!) <= within)
      const misses = all.filter(
        ({ property, css, own: variable }) =>
          !isNear(look(property, css), look(property, variable), property === 'color' ? 1 : 0.02),
      )
      probe.remove()
      return misses.map(({ path, css }) => `${path}: ${css}`)
    },
    [pairs, attributes] as const,
  )
}

test('there are tokens for each theme, skin, contrast and density', () => {
  expect(everyMode(shipped)).toHaveLength(2 * 2 * 2 * 3)
})

test('what a tool reads of each combination is what the page shows in it', async () => {
  for (const modes of everyMode(shipped))
    expect({ modes, strayed: await strayed(readTokens(shipped, modes), modes) }).toEqual({
      modes,
      strayed: [],
    })
})

test('a reference that leads nowhere is found', () => {
  const broken = JSON.parse(
    file.replaceAll('{bordered.color.canvas}', '{bordered.color.beach}'),
  ) as ResolverDocument
  expect(() => readTokens(broken, { skin: 'bordered' })).toThrow('{bordered.color.beach} leads nowhere')
})

test('the package takes the tokens of a theme of one’s own, and its stylesheet shows the same', async () => {
  const made = tokenModes(own)
  const { code, output } = await runModule(`
    import { readTheme } from '@data1522/design-system/custom-theme'
    import { themeCss } from '@data1522/design-system/theme-css'
    const theme = readTheme(${JSON.stringify(JSON.stringify(made))})
    console.log(JSON.stringify({ theme, css: themeCss(theme) }))`)
  expect({ code, output: code && output }).toEqual({ code: 0, output: 0 })
  const { theme, css } = JSON.parse(output) as { theme: CustomTheme; css: string }
  expect(theme).toEqual(own)

  const sheet = await page.addStyleTag({ content: css })
  const document = JSON.parse(JSON.stringify(made)) as ResolverDocument
  for (const modes of everyMode(document))
    expect({ modes, strayed: await strayed(readTokens(document, modes), modes) }).toEqual({
      modes,
      strayed: [],
    })
  expect(await strayed(readTokens(document, defaultMode(document)), {})).toEqual([])
  await sheet.evaluate((element) => (element as Element).remove())
})
