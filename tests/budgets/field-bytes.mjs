import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'
import { gzipSize } from '../support/gzip.ts'

const SOURCES = resolve(import.meta.dirname, '../../design-system/src')
/** Every field, by the title under which Storybook shows it. */
const isField = /title: 'Forms\/(\w+)'/

async function bytesOf(imports) {
  const entry = 'virtual:fields'
  const source = imports.map((path, at) => `import * as f${at} from '${path}'; globalThis.f${at} = f${at}`)
  const { output } = await build({
    ...sharedVite,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'fields',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source.join('\n') : undefined),
      },
      vanillaExtractPlugin(),
      react(reactOptions),
      optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ar-AE'] }),
    ],
    build: { ...sharedVite.build, write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  const reached = new Set()
  const reach = (name) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    chunk.imports.forEach(reach)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => reach(fileName))
  const size = (some) => some.reduce((sum, { code }) => sum + gzipSize(code), 0)
  return {
    first: size(chunks.filter(({ fileName }) => reached.has(fileName))),
    later: size(chunks.filter(({ fileName }) => !reached.has(fileName))),
  }
}

/** What each field's JavaScript adds to a page that has React and a TextField, the heaviest first. */
export async function fieldBytes() {
  const { rooms } = await import('../../scripts/package/exports.mjs')
  const path = (module) => join(SOURCES, module)
  const stories = (module) => path(module).replace(/\.tsx$/, '.stories.tsx')
  const titled = (module) => {
    try {
      return isField.test(readFileSync(stories(module), 'utf8'))
    } catch {
      return false
    }
  }
  const base = ['react', 'react-dom/client', path('components/TextField/TextField.tsx')]
  const least = await bytesOf(base)
  const fields = []
  for (const { name, module } of rooms().filter((room) => titled(room.module))) {
    const { first, later } = await bytesOf([...base, path(module)])
    fields.push({ name, first: first - least.first, later: later - least.later })
  }
  return fields.toSorted((a, b) => b.first - a.first)
}
