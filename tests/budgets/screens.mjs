// Prints what each screen adds over the shell, in kB of gzip, beside what was asked for; addresses that are named, if any,
// are told by their owners. Not in the gate: run it by `npm run budgets:screens` after a build of the dashboard.
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { sessionOf } from '../support/session-cookies.ts'
import { measure } from './measure.mjs'
import { mockFiles, shares } from './whose.mjs'

const dir = 'dashboard/dist'
const SHELL = '/access-control'
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
  ['/data1522/checkout', 60],
  ['/data1522/payment', 60],
  ['/data1522/pricing', 30],
  ['/data1522/nosotros', 30],
  ['/data1522/help-center', 45],
  ['/data1522/help-center/article/gift-cards', 45],
  ['/pages/faq', 45],
  ['/wizard-examples/create-deal', 60],
  ['/wizard-examples/property-listing', 60],
  ['/pages/account-settings/account', 60],
  ['/pages/account-settings/security', 60],
  ['/pages/user-profile/profile', 45],
  ['/pages/cards/card-statistics', 60],
  ['/pages/dialog-examples', 60],
  ['/pages/icons', 60],
  ['/pages/typography', 45],
]
const only = process.argv.slice(2)
const server = await serve({ dir, port: 0, spaFallback: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const filesOf = (path) =>
  measure(browser, { url: server.url, dir, path, cookies: sessionOf('admin'), ready: 'h1' })
const shell = new Set((await filesOf(SHELL)).map(({ file }) => file))
for (const [path, most] of wanted.filter(([path]) => only.length === 0 || only.includes(path))) {
  const files = await filesOf(path)
  const mock = new Set(mockFiles(dir, files).map(({ file }) => file))
  const added = files.filter(({ file }) => !shell.has(file) && !mock.has(file))
  const size = added.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${(size / 1000).toFixed(1).padStart(6)} of ${most} kB  ${path}`)
  if (only.length === 0) continue
  for (const [owner, bytes] of shares(dir, added).filter(([, bytes]) => bytes > 700))
    console.log(`        ${(bytes / 1000).toFixed(1).padStart(6)}  ${owner}`)
}
await browser.close()
await server.close()
