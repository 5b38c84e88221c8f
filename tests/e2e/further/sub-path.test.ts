import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, inject, test } from 'vitest'
import { ARGS } from '../../../scripts/chromium.mjs'
import { serve } from '../../../scripts/serve.mjs'
import { untilKept } from '../support/kept.ts'

const dashboard = fileURLToPath(new URL('../../../dashboard', import.meta.url))

test('everything works under a sub-path too: links, guard, mock, reload, icon, no connection', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'data1522-'))
  await build({
    root: dashboard,
    configFile: join(dashboard, 'vite.config.ts'),
    base: '/sub/path/',
    logLevel: 'error',
    build: { outDir: dir, emptyOutDir: true },
  })
  const server = await serve({ dir, port: 0, base: '/sub/path/', spaFallback: true })
  const browser = await chromium.launch({ executablePath: inject('browser'), args: ARGS })
  const page = await browser.newPage()
  await page.goto(new URL('/sub/path/apps/user/list', server.url).href)
  await page.getByRole('link', { name: 'Sign in' }).click()
  expect(new URL(page.url()).pathname).toBe('/sub/path/login')
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('tbody tr a').first().waitFor()
  await page.reload()
  await page.locator('tbody tr a').first().click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/sub\/path\/apps\/user\/view\/\d+$/)
  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href)
  expect((await page.request.get(icon)).status()).toBe(200)
  await untilKept(page, '/sub/path/')
  await page.context().setOffline(true)
  await page.goto(new URL('/sub/path/apps/ecommerce/order/list', server.url).href)
  await page.locator('tbody tr a').first().waitFor()
  await browser.close()
  await server.close()
  await rm(dir, { recursive: true })
})
