import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, inject, test } from 'vitest'
import { setPicturesBase } from '../../mocks/handlers/picture-addresses.ts'
import { createApiServer } from '../../mocks/transport/node-http.ts'
import { ARGS } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'

const dashboard = fileURLToPath(new URL('../../dashboard', import.meta.url))

test('the product works against a server of its own, pictures too, and starts no mock', async () => {
  const api = createApiServer().listen(0, '127.0.0.1')
  await once(api, 'listening')
  const apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  setPicturesBase(`${apiBase}/pictures/`)
  const dir = await mkdtemp(join(tmpdir(), 'data1522-'))
  process.env['VITE_API_BASE'] = apiBase
  await build({
    root: dashboard,
    configFile: join(dashboard, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dir, emptyOutDir: true },
  }).finally(() => delete process.env['VITE_API_BASE'])

  const server = await serve({ dir, port: 0, spaFallback: true })
  const browser = await chromium.launch({ executablePath: inject('browser'), args: ARGS })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(new URL('/login?to=/apps/user/list', server.url).href)
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('tbody tr a').first().waitFor()
  const widths = await page
    .locator('tbody img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  expect(Math.min(...widths)).toBeGreaterThan(0)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  await page.getByText(`Calls go to ${apiBase}.`).waitFor()
  expect(complaints).toEqual([])
  await browser.close()
  await server.close()
  api.close()
  await rm(dir, { recursive: true })
  // It builds the product first.
}, 180_000)
