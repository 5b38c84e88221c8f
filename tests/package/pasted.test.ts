import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { codeOf, initialValues, type Playground } from '../../dashboard/src/shared/showcase/playground.ts'
import { readMessages } from '../../scripts/message-files.ts'
import { withWords } from '../../scripts/vite/demo-code.ts'
import { run, runModule, stranger, write } from './stranger.ts'

const features = join(import.meta.dirname, '../../dashboard/src/features')
const words = readMessages('en')
const foreign = /from '(?!@data1522\/design-system\/|react')/

/** The demos that anyone can paste: what they import is React's and the package's. */
const demos = Object.fromEntries(
  globSync('*/*/demos/*.tsx', { cwd: features })
    .toSorted()
    .map((file) => [file, withWords(readFileSync(join(features, file), 'utf8'), words)] as const)
    .filter(([, code]) => !foreign.test(code)),
)

const modules = import.meta.glob<{ playground: Playground }>(
  '../../dashboard/src/features/*/*/playground.tsx',
)

/** What a playground shows before anything is changed. */
const codeAtFirst = (playground: Playground) =>
  codeOf(
    playground,
    initialValues(playground, (id) => words[id]!),
  )

/** Some of a list, the same in every run. */
function someOf<T>(list: readonly T[], count: number): T[] {
  let seed = 38
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  return list
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
}

beforeAll(async () => {
  write(Object.fromEntries(Object.entries(demos).map(([file, code]) => [`pasted/${file}`, code])))
  for (const [path, load] of Object.entries(modules)) {
    const { playground } = await load()
    write({ [`pasted/${path.replace(/.*features\//, '')}`]: `${codeAtFirst(playground)}\n` })
  }
})

test('the code of every demo and playground type-checks in a project of one’s own', async () => {
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: ['vite/client'], jsx: 'react-jsx' }
  const resolution = { target: 'es2023', lib: ['es2024', 'dom', 'dom.iterable'], module: 'preserve' }
  write({
    'tsconfig.pasted.json': JSON.stringify({
      compilerOptions: { ...options, ...resolution },
      include: ['pasted'],
    }),
  })
  expect(Object.keys(demos).length).toBeGreaterThan(300)
  expect(Object.keys(modules).length).toBeGreaterThan(30)
  const { output } = await run(
    join(stranger, 'node_modules/typescript/bin/tsc'),
    '-p',
    'tsconfig.pasted.json',
  )
  expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([])
})

test('twenty of them render on a server', async () => {
  const chosen = someOf(Object.keys(demos), 20)
  const lines = chosen.map((file, at) => `import * as demo${at} from '../pasted/${file}'`)
  write({
    'pasted-render/entry.tsx': `
import { LocaleProvider, loadMessages } from '@data1522/design-system/locale'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
${lines.join('\n')}
const messages = await loadMessages('en')
for (const demo of [${chosen.map((_, at) => `demo${at}`).join(', ')}])
  for (const Demo of Object.values(demo) as (() => React.ReactNode)[])
    console.log(renderToString(
      <LocaleProvider language="en" messages={messages}>{createElement(Demo)}</LocaleProvider>,
    ).length)
`,
  })
  const built = await run(
    process.execPath,
    'node_modules/vite/bin/vite.js',
    'build',
    '--ssr',
    'pasted-render/entry.tsx',
    '--outDir',
    'pasted-render/dist',
  )
  expect(built).toMatchObject({ code: 0 })
  const { output } = await runModule("await import('./pasted-render/dist/entry.js')")
  const sizes = output.trim().split('\n').map(Number)
  expect(sizes).toHaveLength(20)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
})
