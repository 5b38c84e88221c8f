import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { gzipSize } from '../support/gzip.ts'
import { reactAriaWords } from '../support/react-aria-words.ts'
import { type Bundle, bundle } from './bundle.ts'
import { installed } from './stranger.ts'

const app = (imports: string, element: string) => `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
${imports}
createRoot(document.body).render(${element})
`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

let react: Bundle
let button: Bundle
let dialog: Bundle

beforeAll(async () => {
  react = await bundle(app('', "h('p')"))
  button = await bundle(
    app("import { Button } from '@data1522/design-system/Button'", "h(Button, { onPress() {} }, 'Save')"),
  )
  dialog = await bundle(
    app(
      "import * as dialog from '@data1522/design-system/Dialog'",
      "h('p', null, String(Object.values(dialog)))",
    ),
  )
  const over = (name: string, { first, later }: Bundle) =>
    `${name}: ${kB(first - react.first)} over React (${kB(react.first)}), ${kB(later)} on intent`
  console.log([over('one Button', button), over('one Dialog', dialog)].join('\n'))
})

const has = (modules: string[], name: string) => modules.some((id) => id.includes(name))

test('one Button brings no other component', () => {
  const rooms = button.modules.flatMap(
    (id) => id.match(/dist\/(?:components|charts|patterns|layout)\/(\w+)\//)?.[1] ?? [],
  )
  expect(new Set(rooms)).toEqual(new Set(['Button']))
  const heavy = ['calendar', 'overlays', 'Dialog', 'Modal', 'Popover', 'ListBox', 'tabler', 'react-table']
  expect(heavy.filter((part) => has(button.modules, part))).toEqual([])
})

test('one Button brings no package that others need', () => {
  const packages = button.modules.flatMap(
    (id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.slice(1) ?? [],
  )
  const own = ['@data1522/design-system', '@vanilla-extract/recipes', 'react', 'react-dom', 'scheduler']
  expect(new Set(packages)).toEqual(new Set(own))
})

test('one Button stays small', () => {
  expect(button.first - react.first).toBeLessThan(16_000)
})

test('one Button costs its own styles', async () => {
  const { ownStyles } = (await import(join(installed, 'dist/css/ownStyles.js'))) as {
    ownStyles: () => PluginOption
  }
  const code = app(
    "import '@data1522/design-system/styles.css'\nimport { Button } from '@data1522/design-system/Button'",
    "h(Button, { onPress() {} }, 'Save')",
  )
  const [all, own] = [await bundle(code), await bundle(code, [ownStyles()])].map(({ css }) => gzipSize(css))
  console.log(`styles: ${kB(all!)} whole, ${kB(own!)} for one Button`)
  expect(own).toBeLessThan(all! / 3)
})

test('a dialog’s overlay comes on intent', () => {
  expect(has(dialog.modules, 'Modal')).toBe(false)
  expect(has(dialog.laterModules, 'Modal')).toBe(true)
  expect(dialog.first - react.first).toBeLessThan(16_000)
})

test('words of other languages come when asked for', () => {
  expect(has(button.modules, 'messages/en')).toBe(true)
  expect(has(button.modules, 'messages/ar')).toBe(false)
})

test('react-aria’s words are in the languages that the README’s plugin is given', async () => {
  const [, list] = /optimizeLocales\.vite\(\{ locales: (\[.+?\]) \}\)/.exec(
    readFileSync(join(installed, 'README.md'), 'utf8'),
  )!
  const locales = JSON.parse(list!.replaceAll("'", '"')) as string[]
  const kept = locales.map((locale) => locale.slice(0, 2))
  const code = app(
    "import { Menu } from '@data1522/design-system/Menu'\nimport { Button } from '@data1522/design-system/Button'",
    "h(Menu, { label: 'More', sections: [] }, h(Button, null, 'More'))",
  )
  const languages = async (built: Bundle) =>
    (await reactAriaWords(built.code, kept)).flatMap(({ language, found }) => (found > 0 ? [language] : []))
  const all = await bundle(code)
  const some = await bundle(code, [optimizeLocales.vite({ locales })])
  console.log(`a Menu in all of react-aria’s languages: ${kB(all.later - some.later)} more on intent`)
  expect(await languages(some)).toEqual(kept.toSorted())
  expect((await languages(all)).length).toBeGreaterThan(25)
})
