// Prints what each screen's first look costs, and of what, and fails when a screen is over its budget, or when
// react-aria brought words of languages that the product does not speak.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf } from '../support/session-cookies.ts'
import { languageFaults } from './languages.mjs'
import { measure } from './measure.mjs'
import { showcaseFaults } from './showcase.mjs'

const dir = 'dashboard/dist'
if (!existsSync(join(dir, 'index.html'))) throw new Error('Build the product first: npm run build:dashboard')
const contents = JSON.parse(readFileSync(join(dir, '.vite/contents.json'), 'utf8'))

const signedIn = sessionOf('admin')
/** Budgets in kB of gzip, JavaScript and CSS together; the mock's own chunk is counted apart. */
const screens = [
  { name: 'Landing', path: '/data1522', ready: 'h1', budget: 136 },
  { name: 'Sign in', path: '/login', ready: 'form', budget: 126 },
  { name: 'Users list', path: '/apps/user/list', ready: 'tbody tr a', cookies: signedIn, budget: 190 },
]

const kB = (bytes) => (bytes / 1000).toFixed(1)
const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const anyImport = /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g
const importsOf = (file) =>
  [...readFileSync(join(dir, file), 'utf8').matchAll(anyImport)].map(([, name]) => `/assets/${name}`)

/** Of the files that were loaded, those that the product would not ask for without the mock. */
function mockFiles(files) {
  const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  const importers = new Map(scripts.map((file) => [file, []]))
  for (const file of scripts) for (const name of importsOf(file)) importers.get(name)?.push(file)
  // The product itself fetches `conditions` only for people whose rules have some; those of this visit have none.
  const mock = new Set(
    scripts.filter((file) => /\/(mock-[\w-]+|browser-[\w-]+|conditions-[\w-]+|sw)\.js$/.test(file)),
  )
  const isOfMock = (file) =>
    importers.get(file).length > 0 && importers.get(file).every((one) => mock.has(one))
  for (let size = 0; size < mock.size;) {
    size = mock.size
    for (const file of scripts) if (isOfMock(file)) mock.add(file)
  }
  return files.filter(({ file }) => mock.has(file))
}

/** How the bytes of some files fall to packages and parts, by the share of their source. */
function shares(files) {
  const sizes = {}
  for (const { file, bytes } of files) {
    const parts = contents[file.slice(1)] ?? { css: 1 }
    const sum = Object.values(parts).reduce((all, size) => all + size, 0) || 1
    for (const [owner, size] of Object.entries(parts))
      sizes[owner] = (sizes[owner] ?? 0) + (bytes * size) / sum
  }
  return Object.entries(sizes).sort(([, a], [, b]) => b - a)
}

const server = await serve({ dir, port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const over = []
for (const screen of screens) {
  const files = await measure(browser, { ...screen, url: server.url, dir })
  const mock = mockFiles(files)
  const own = files.filter((file) => !mock.includes(file))
  const size = total(own)
  if (size > screen.budget * 1000) over.push(screen.name)
  console.log(
    `\n${screen.name}  ${screen.path}  ${kB(size)} of ${screen.budget} kB in ${own.length} files; the mock apart: ${kB(total(mock))} kB`,
  )
  for (const [owner, bytes] of shares(own).filter(([, bytes]) => bytes >= 500))
    console.log(`  ${kB(bytes).padStart(6)}  ${owner}`)
}
await browser.close()
await server.close()
const faults = [...over.map((name) => `Over budget: ${name}`), ...showcaseFaults(dir), ...(await languageFaults(dir))]
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`)
  process.exit(1)
}
console.log('\nOf react-aria’s words there are those in English, French and Arabic alone.')
