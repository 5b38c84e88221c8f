// Prints what the first look of each screen adds over the shell, in kB of gzip, beside what was asked for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf } from '../support/session-cookies.ts'
import { measure } from './measure.mjs'

const dir = 'dashboard/dist'
const SHELL = '/pages/misc/not-found-inside'
const wanted = [
  ['/dashboards/analytics', 45],
  ['/dashboards/ecommerce', 45],
  ['/dashboards/crm', 45],
  ['/dashboards/academy', 45],
  ['/dashboards/logistics', 45],
  ['/apps/calendar', 120],
  ['/apps/kanban', 45],
  ['/apps/email', 60],
  ['/apps/chat', 40],
  ['/apps/academy/course-details', 60],
  ['/apps/logistics/fleet', 90],
  ['/components/button', 35],
  ['/forms/textfield', 35],
]
const only = process.argv.slice(2)
const server = await serve({ dir, port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const filesOf = (path) => measure(browser, { url: server.url, dir, path, cookies: sessionOf('admin'), ready: 'h1' })
const shell = new Set((await filesOf(SHELL)).map(({ file }) => file))
const isMock = (file) => /\/(mock-[\w-]+|browser-[\w-]+|sw|handlers-[\w-]+|seed-[\w-]+|engine-[\w-]+)\.js$/.test(file)
const contents = JSON.parse(readFileSync(join(dir, '.vite/contents.json'), 'utf8'))
for (const [path, most] of wanted.filter(([path]) => only.length === 0 || only.includes(path))) {
  const added = (await filesOf(path)).filter(({ file }) => !shell.has(file) && !isMock(file))
  const size = added.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${(size / 1000).toFixed(1).padStart(6)} of ${most} kB  ${path}`)
  if (only.length === 0) continue
  const shares = {}
  for (const { file, bytes } of added) {
    const parts = contents[file.slice(1)] ?? { css: 1 }
    const sum = Object.values(parts).reduce((all, one) => all + one, 0) || 1
    for (const [owner, part] of Object.entries(parts)) shares[owner] = (shares[owner] ?? 0) + (bytes * part) / sum
  }
  for (const [owner, bytes] of Object.entries(shares).sort(([, a], [, b]) => b - a).filter(([, bytes]) => bytes > 700))
    console.log(`        ${(bytes / 1000).toFixed(1).padStart(6)}  ${owner}`)
}
await browser.close()
await server.close()
