import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeTags, COLOUR_RULES } from '../../stories/axe.ts'
import { visit } from '../support/visit.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const modes = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar', skin: 'bordered', density: 'compact' },
]
const screens = [
  { path: '/login', ready: 'form' },
  { path: '/data1522', ready: 'h1' },
  { path: '/no/such/page', ready: 'h1' },
  { path: '/apps/usr/lsit', ready: 'main li a', as: 'admin' },
  { path: '/not-authorized', ready: 'h1' },
  { path: '/access-control', ready: 'main li a', as: 'nobody' },
  { path: '/pages/misc/internal-server-error', ready: 'main pre' },
  { path: '/pages/misc/coming-soon', ready: '[role=timer]' },
  { path: '/pages/misc/under-maintenance', ready: 'main li', as: 'admin' },
  { path: '/apps/user/list', ready: 'tbody tr a', as: 'admin' },
  { path: '/apps/user/list?q=nobody-at-all', ready: 'main h2', as: 'admin' },
  { path: '/apps/user/view/1', ready: 'main dl', as: 'admin' },
  { path: '/apps/user/view/99999', ready: 'main h2', as: 'admin' },
  { path: '/apps/calendar', ready: 'main [data-date] button', as: 'admin' },
  { path: '/data1522/pricing', ready: 'h1' },
  { path: '/data1522/payment', ready: 'form' },
  { path: '/data1522/nosotros', ready: 'h1' },
  { path: '/data1522/checkout', ready: 'main li img' },
  { path: '/data1522/checkout?step=address', ready: 'main form' },
  ...[
    '/dashboards/analytics',
    '/dashboards/crm',
    '/dashboards/ecommerce',
    '/dashboards/academy',
    '/dashboards/logistics',
    '/charts/apex-chart',
    '/charts/chartjs',
    '/apps/kanban',
    '/apps/email',
    '/apps/chat',
    '/apps/academy/my-course',
    '/apps/academy/course-details',
    '/apps/logistics/fleet',
    '/pages/account-settings/account',
    '/pages/account-settings/security',
    '/pages/account-settings/billing-plans',
    '/pages/user-profile/profile',
    '/pages/user-profile/connections',
    '/pages/cards/card-statistics',
    '/pages/cards/card-actions',
    '/pages/dialog-examples',
    '/pages/icons',
    '/pages/typography',
    '/pages/faq',
    '/data1522/help-center',
    '/data1522/help-center/article/gift-cards',
    '/pages/account-settings/notification',
    '/pages/account-settings/connection',
    '/pages/user-profile/teams',
    '/pages/user-profile/projects',
    '/pages/cards/card-basic',
    '/pages/cards/card-advance',
    '/pages/cards/card-widgets',
    '/extensions/swiper',
    '/extensions/tour',
    '/wizard-examples/create-deal',
    '/wizard-examples/property-listing',
    '/components/button',
    '/forms/textfield',
  ].map((path) => ({ path, ready: 'h1', as: 'admin' as const })),
] as const

/** Rules of whole pages, which a modal overlay suspends: what is behind it is hidden from everyone. */
const pageRules = /^(landmark-one-main|page-has-heading-one|region)/

/** What the colours of the other theme break, which change nothing but styles. */
async function violationsInDark(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark'
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)))
  })
  return violations(page, COLOUR_RULES)
}

async function violations(page: Page, rules: readonly string[] = axeTags) {
  await page.evaluate(source)
  const results = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as never as {
        axe: { run: (context: object, options: object) => Promise<AxeResults> }
      }
      // What react-aria has just announced names an element that may be gone by now; it leaves by itself.
      return axe.run({ exclude: [['[data-live-announcer]']] }, { runOnly, resultTypes: ['violations'] })
    },
    [...rules],
  )
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

test.each(screens.flatMap((screen) => modes.map((mode) => ({ ...screen, ...mode }))))(
  'axe finds nothing at $path, $theme, $language',
  async ({ path, ready, theme, language, ...rest }) => {
    const {
      as,
      skin = 'default',
      density = 'comfortable',
    } = { as: undefined, ...rest } as never as {
      as?: 'admin' | 'nobody'
      skin?: string
      density?: string
    }
    const page = await visit(path, { as, preferences: { theme, language, skin, density } })
    await page.locator(ready).first().waitFor()
    await page.waitForLoadState('networkidle')
    const inDark = async () => (theme === 'light' ? violationsInDark(page) : [])
    expect([...(await violations(page)), ...(await inDark())]).toEqual([])
  },
)

const overlayViolations = async (page: Page) =>
  (await violations(page)).filter((violation) => !pageRules.test(violation))

test.each(['light', 'dark'])('axe finds nothing in open overlays, %s', async (theme) => {
  const page = await visit('/apps/user/list', { as: 'admin', preferences: { theme } })
  await page.locator('tbody tr a').first().waitFor()
  await page.getByRole('button', { name: 'Add user' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add a user' })
  await drawer.getByRole('button', { name: 'Add user' }).click()
  await drawer.getByRole('link', { name: /Full name/ }).waitFor()
  expect(await overlayViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /More actions for/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  expect(await overlayViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(await overlayViolations(page)).toEqual([])
})

test.each(modes)('axe finds nothing in the customizer, $theme, $language', async (preferences) => {
  const page = await visit('/apps/user/list', { as: 'admin', preferences })
  await page.locator('tbody tr a').first().waitFor()
  await page.locator('button[aria-haspopup=dialog][aria-expanded=false]:visible').last().click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await overlayViolations(page)).toEqual([])
})
