import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPicturesBase } from '../../../mocks/runtime/picture-addresses.ts'
import { createApiServer } from '../../../mocks/transports/node-http.ts'
import { serve } from '../../../scripts/serve.mjs'
import { disconnected, untilKept } from '../support/kept.ts'
import { visit } from '../support/visit.ts'

const LONG = 150_000
const dashboard = fileURLToPath(new URL('../../../dashboard', import.meta.url))
const api = createApiServer()
let apiBase: string
let dir: string
let server: Awaited<ReturnType<typeof serve>>

const rows = (page: Page) => page.locator('tbody tr a')
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

// It builds the product for a server of its own, once for all tests here.
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  setPicturesBase(`${apiBase}/pictures/`)
  dir = await mkdtemp(join(tmpdir(), 'data1522-'))
  process.env['VITE_API_BASE'] = apiBase
  await build({
    root: dashboard,
    configFile: join(dashboard, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dir, emptyOutDir: true },
  }).finally(() => delete process.env['VITE_API_BASE'])
  server = await serve({ dir, port: 0, spaFallback: true })
}, LONG)
afterAll(async () => {
  await server.close()
  api.close()
  await rm(dir, { recursive: true })
})

test('the product works against a server of its own, pictures too, and starts no mock', async () => {
  const page = await visit('/login?to=/apps/user/list', { origin: server.url })
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await rows(page).first().waitFor()
  const widths = () =>
    page
      .locator('tbody img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
  const worker = await page.request.get(new URL('/sw.js', page.url()).href)
  expect(await worker.text()).not.toContain('MOCK_ACTIVATE')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  await page.getByText(`Calls go to ${apiBase}.`).waitFor()
})

test(
  'without a connection screens open, what is asked for waits, and what is saved goes through when it is back',
  async () => {
    const page = await visit('/apps/user/list?role=editor', {
      as: 'admin',
      isKept: true,
      origin: server.url,
      mayComplain: disconnected,
    })
    await rows(page).first().waitFor()
    await untilKept(page)
    const first = (await rows(page).first().textContent())!
    await page.context().setOffline(true)
    await notice(page, 'You are offline. Anything that needs the server waits until you are back.').waitFor()

    await page.getByRole('button', { name: `More actions for ${first}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first)
    const deleted = page.getByText(`${first} was deleted`)
    expect(await deleted.count()).toBe(0)
    await page.context().setOffline(false)
    await deleted.waitFor()
    await notice(page, 'You are online again.').waitFor()
    const answer = await page.request.get(`${apiBase}/api/apps/users?q=${encodeURIComponent(first)}`)
    expect(await answer.json()).toMatchObject({ totalUsers: 0 })

    await page.context().setOffline(true)
    await page.goto(new URL('/apps/ecommerce/order/list', page.url()).href)
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await notice(page, 'You are offline.').waitFor()
    expect(await rows(page).count()).toBe(0)
    await page.context().setOffline(false)
    await rows(page).first().waitFor()
  },
  LONG,
)
