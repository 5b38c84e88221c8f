import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { installed } from './stranger.ts'

const css = readFileSync(join(installed, 'dist/styles.css'), 'utf8')
const source = new URL('../../design-system/src/tokens/token-names.txt', import.meta.url)
const names = readFileSync(source, 'utf8').trim().split('\n')
const named = (pattern: RegExp) => names.filter((name) => pattern.test(name))

/** What one rule of the sheet is: its layers from outside in, its conditions, its selector, what it declares. */
interface Rule {
  layers: string[]
  conditions: string[]
  selector: string
  properties: string[]
}

let browser: Browser
let page: Page
let rules: Rule[]

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  page = await browser.newPage()
  await page.addStyleTag({ content: css })
  rules = await page.evaluate(() => {
    const read = (list: CSSRuleList, layers: string[], conditions: string[]): Rule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSLayerBlockRule) return read(rule.cssRules, [...layers, rule.name], conditions)
        if (rule instanceof CSSConditionRule)
          return read(rule.cssRules, layers, [...conditions, rule.conditionText])
        if (!(rule instanceof CSSStyleRule)) return []
        const own = { layers, conditions, selector: rule.selectorText, properties: [...rule.style] }
        return [own, ...read(rule.cssRules, layers, conditions)]
      })
    return read(document.styleSheets[0]!.cssRules, [], [])
  })
})
afterAll(() => browser.close())

describe('layers', () => {
  test('stand in their declared order', async () => {
    const order = await page.evaluate(() => {
      const layers = [...document.styleSheets[0]!.cssRules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
        return rule instanceof CSSLayerBlockRule ? [rule.name] : []
      })
      return [...new Set(layers)]
    })
    expect(order).toEqual([
      'theme',
      'base',
      'components',
      'base.ds',
      ...['tokens', 'theme', 'components', 'layout'].map((name) => `components.ds.${name}`),
    ])
  })

  test('hold every rule', () => {
    expect(rules.length).toBeGreaterThan(300)
    expect(rules.filter(({ layers }) => layers.length !== 1)).toEqual([])
  })

  test('let an app win without a fight over specificity', async () => {
    const color = await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: '@layer app { a { color: red } }' }),
      )
      document.body.innerHTML = '<a href="#">a</a>'
      return getComputedStyle(document.querySelector('a')!).color
    })
    expect(color).toBe('rgb(255, 0, 0)')
  })
})

test('holds for no page’s own elements, but for what a reset and paper ask of any page', () => {
  const own = rules.filter(({ selector }) => !selector.includes('.'))
  expect(own.length).toBeGreaterThan(20)
  const isOfProduct = ({ selector, properties }: Rule) =>
    /#\w|(?:^|[\s,(>])(?:nav|main|header|footer|aside)\b|view-transition|first-frame|drawn|data-nav|semi-dark/.test(
      selector,
    ) || properties.some((name) => /^view-transition|^scroll-padding/.test(name))
  expect(own.filter(isOfProduct)).toEqual([])
})

describe('tokens', () => {
  /** The tokens that rules of the sheet set on a nested element with these attributes, and not on one without. */
  const setBy = (attributes: string, where: 'nested' | 'root' = 'nested') =>
    page.evaluate(
      ([markup, isRoot, all]) => {
        const parsed = new DOMParser().parseFromString(
          isRoot ? `<html ${markup}>` : `<html><body><div ${markup}></div>`,
          'text/html',
        )
        const element = isRoot ? parsed.documentElement : parsed.querySelector('div')!
        const matching = all.filter(
          // The dark scheme holds on screens alone: paper is always light.
          ({ selector, conditions }) =>
            conditions.every((condition) => condition === 'not print') && element.matches(selector),
        )
        return matching.flatMap(({ properties }) => properties).filter((name) => name.startsWith('--ds-'))
      },
      [attributes, where === 'root', rules] as const,
    )
  const missing = (wanted: string[], set: string[]) => wanted.filter((name) => !set.includes(name))

  test('all have a value on a page that sets nothing', async () => {
    expect(missing(names, await setBy('', 'root'))).toEqual([])
  })

  test.each(['light', 'dark', 'wireframe'])(
    'the %s theme fills every colour and shadow by itself',
    async (theme) => {
      const themed = named(/^--ds-(color|tone|shadow)-/)
      expect(themed.length).toBeGreaterThan(60)
      expect(missing(themed, await setBy(`data-theme="${theme}"`))).toEqual([])
    },
  )

  test.each(['light', 'dark'])('the %s theme fills the colours of charts', async (theme) => {
    expect(missing(named(/^--ds-(chart|heat)-/), await setBy(`data-theme="${theme}"`))).toEqual([])
  })

  test.each(['compact', 'comfortable', 'spacious'])('the %s density fills every size', async (density) => {
    const sizes = named(/^--ds-density-/)
    expect(sizes.length).toBeGreaterThan(5)
    expect(missing(sizes, await setBy(`data-density="${density}"`))).toEqual([])
  })

  test('the bordered skin trades shadows for lines and evens the grounds, in both themes', async () => {
    const changed = ['--ds-shadow-resting', '--ds-shadow-raised', '--ds-color-canvas', '--ds-color-surface']
    for (const theme of ['light', 'dark']) {
      const plain = await setBy(`data-theme="${theme}"`)
      const bordered = await setBy(`data-theme="${theme}" data-skin="bordered"`)
      const added = bordered.filter((name) => bordered.lastIndexOf(name) > plain.lastIndexOf(name))
      expect(missing(changed, added)).toEqual([])
    }
  })

  test('nothing is set that the contract does not name', () => {
    const set = new Set(
      rules.flatMap(({ properties }) => properties).filter((name) => name.startsWith('--ds-')),
    )
    expect([...set].filter((name) => !names.includes(name))).toEqual([])
  })

  /** The computed values of the contract on a root with these attributes. */
  const computed = (attributes: Record<string, string>) =>
    page.evaluate(
      ([given, all]) => {
        const root = document.documentElement
        for (const name of root.getAttributeNames()) root.removeAttribute(name)
        for (const [name, value] of Object.entries(given)) root.setAttribute(name, value)
        const style = getComputedStyle(root)
        const isRight = (name: string) => {
          const value = style.getPropertyValue(name)
          return /^--ds-(color|tone|ramp|chart|heat)-/.test(name)
            ? CSS.supports('color', value)
            : value !== ''
        }
        return all.filter((name) => !isRight(name))
      },
      [attributes, names] as const,
    )

  for (const theme of ['light', 'dark', 'wireframe'])
    for (const skin of ['default', 'bordered'])
      for (const density of ['compact', 'comfortable', 'spacious'])
        test(`${theme}, ${skin}, ${density}: every token computes, every colour is one`, async () => {
          const attributes = { 'data-theme': theme, 'data-skin': skin, 'data-density': density }
          expect(await computed(attributes)).toEqual([])
        })
})

test('fonts are files beside the sheet, named by it', () => {
  const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url!.replaceAll(/["']/g, ''))
  const fonts = urls.filter((url) => url.endsWith('.woff2'))
  expect(fonts).toHaveLength(3)
  expect(fonts.filter((font) => !existsSync(join(installed, 'dist', font)))).toEqual([])
  expect(urls.filter((url) => url.startsWith('data:font'))).toEqual([])
})
