// Prints what each screen's first look costs, and of what, and fails when a screen is over its budget, or when
// react-aria brought words of languages that the product does not speak.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf } from '../support/session-cookies.ts'
import { languageFaults } from './languages.mjs'
import { measure } from './measure.mjs'
import { showcaseFaults } from './showcase.mjs'
import { mockFiles, shares } from './whose.mjs'

const dir = 'dashboard/dist'
if (!existsSync(join(dir, 'index.html'))) throw new Error('Build the product first: npm run build:dashboard')

const signedIn = sessionOf('admin')
/**
 * Budgets in kB of gzip, JavaScript and CSS together; the mock's own chunk is counted apart. The users list got 2 kB more for
 * what keeps one person's words and changes from the next, and for reading what is ticked when it is used, 1 kB for putting a
 * sort right that no column has, 1 kB for the time zones of the person and of the store, and 1 kB for selecting what is on all
 * pages and for rows that open where they are pressed, and 1 kB because it was measured anew: 195.0 to 195.3 in Node's gzip,
 * as the processor will have it. Signing in got 1 kB more for keeping an uploaded picture where a cookie has no room, and
 * for accounts that were given up, and 1 kB for a primary that is used as it was picked, hues that are told apart by everyone,
 * digits of one's own, and Escape while code is on its way; 8 kB for the other ways in, passkeys among them, and the drawn
 * picture beside the form, both of which come after the form is shown. The users list got 3 kB more for saying why an entry
 * cannot be used, and for what it shares with signing in.
 */
const screens = [
  { name: 'Landing', path: '/data1522', ready: 'h1', budget: 131 },
  { name: 'Sign in', path: '/login', ready: 'form', budget: 137 },
  { name: 'Users list', path: '/apps/user/list', ready: 'tbody tr a', cookies: signedIn, budget: 199 },
]

const kB = (bytes) => (bytes / 1000).toFixed(1)
const total = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0)

const server = await serve({ dir, port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const over = []
for (const screen of screens) {
  const files = await measure(browser, { ...screen, url: server.url, dir })
  const mock = mockFiles(dir, files)
  const own = files.filter((file) => !mock.includes(file))
  const size = total(own)
  if (size > screen.budget * 1000) over.push(screen.name)
  console.log(
    `\n${screen.name}  ${screen.path}  ${kB(size)} of ${screen.budget} kB in ${own.length} files; the mock apart: ${kB(total(mock))} kB`,
  )
  for (const [owner, bytes] of shares(dir, own).filter(([, bytes]) => bytes >= 500))
    console.log(`  ${kB(bytes).padStart(6)}  ${owner}`)
}
await browser.close()
await server.close()
const faults = [
  ...over.map((name) => `Over budget: ${name}`),
  ...showcaseFaults(dir),
  ...(await languageFaults(dir)),
]
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`)
  process.exit(1)
}
console.log('\nOf react-aria’s words there are those in English, French and Arabic alone.')
