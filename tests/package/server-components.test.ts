import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { samples } from './readme.ts'
import { run, scriptEntries, write } from './stranger.ts'

const helper = (name: string) => pathToFileURL(join(import.meta.dirname, 'server-components', name)).href

/** Runs a module as a server of server components does: React's own half for servers, and no code of browsers. */
const onServer = (code: string) =>
  run(
    process.execPath,
    '--conditions=react-server',
    `--import=${helper('hooks.mjs')}`,
    '--input-type=module',
    '--eval',
    `import { draw } from '${helper('draw.mjs')}'\n${code}`,
  )

test('every entry loads on a server of server components', async () => {
  const { code, output } = await onServer(
    `for (const entry of ${JSON.stringify(scriptEntries)}) await import(entry)`,
  )
  expect(output).toBe('')
  expect(code).toBe(0)
})

test('a server calls what draws nothing', async () => {
  const { output } = await onServer(`
    import { contrast } from '@data1522/design-system/contrast'
    import { toCsv } from '@data1522/design-system/csv'
    import { languages, loadMessages } from '@data1522/design-system/locale'
    import { firstPaintScript } from '@data1522/design-system/applyPreferences'
    import { placePrimary } from '@data1522/design-system/primary'
    import { primaryPresets } from '@data1522/design-system/primary-presets'
    import { densities } from '@data1522/design-system/scales'
    const { close } = await loadMessages('fr')
    const script = firstPaintScript({ prefix: 'app-', preferences: [], rightToLeft: ['ar'] })
    console.log(JSON.stringify({
      close,
      csv: toCsv([['a', 1]]).trim(),
      contrast: Math.round(contrast([0, 0, 0], [255, 255, 255])),
      languages,
      script: typeof script,
      hue: typeof placePrimary(Object.values(primaryPresets)[0]).hue,
      densities: Object.keys(densities),
    }))
  `)
  expect(JSON.parse(output)).toEqual({
    close: 'Fermer',
    csv: '"a",1',
    contrast: 21,
    languages: ['en', 'fr', 'ar'],
    script: 'string',
    hue: 'number',
    densities: ['compact', 'comfortable', 'spacious'],
  })
})

/** A sample of the README as Node runs it. */
async function compiled(file: string) {
  const { code } = await transformWithOxc(samples[file]!, file, { jsx: { runtime: 'automatic' } })
  return code.replace('./providers', './providers.js').replace(/^import "[^"]+\.css";?$/m, '')
}

test('the README’s layout and page are drawn, of which the browser gets what it needs alone', async () => {
  for (const name of ['layout', 'page', 'providers'])
    write({ [`components/${name}.js`]: await compiled(`app/${name}.tsx`) })
  const { output } = await onServer(`
    import { jsx } from 'react/jsx-runtime'
    const { default: Layout } = await import('./components/layout.js')
    const { default: Page } = await import('./components/page.js')
    console.log(await draw(jsx(Layout, { children: jsx(Page, {}) })))
  `)
  expect(output).toMatch(/<Providers language=fr><div[^]*<h1[^]*Commandes<\/h1>/)
  expect(output).toMatch(/<Badge count=3 label=nouvelles>/)
  expect(output).toContain('<Icon icon={IconPlus}>')
  expect(output).toContain('Ajouter')
})

test('says so of what cannot be sent', async () => {
  const { output } = await onServer(`
    import { jsx } from 'react/jsx-runtime'
    import { Button } from '@data1522/design-system/Button'
    console.log(await draw(jsx(Button, { onPress() {}, children: 'Save' })))
  `)
  expect(output).toContain('onPress of <Pressable> is a function, which cannot be sent')
})
