import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../../scripts/serve.mjs'
import { disconnected, untilKept } from '../support/kept.ts'
import { expectAddress, visit } from '../support/visit.ts'

const LONG = 150_000
const dist = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url))
const rows = (page: Page) => page.locator('tbody tr a')
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** The versions whose files are kept for days without a connection. */
const keptVersions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('DATA1522-app')))
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

test(
  'every screen opens without a connection after one visit, also once all pages were closed',
  async () => {
    const page = await visit('/login?to=/apps/user/list', { isKept: true, mayComplain: disconnected })
    await page.getByRole('button', { name: 'admin@demo.com' }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await rows(page).first().waitFor()
    await untilKept(page)
    await page.context().setOffline(true)
    await notice(page, 'You are offline. This demo runs in your browser').waitFor()
    await go(page, '/apps/ecommerce/order/list')
    await rows(page).first().waitFor()
    await page.reload()
    await rows(page).first().waitFor()
    await notice(page, 'You are offline.').waitFor()
    const context = page.context()
    const address = page.url()
    await page.close()
    const next = await context.newPage()
    await next.goto(new URL('/apps/roles', address).href)
    await next.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await notice(next, 'You are offline.').waitFor()
    await context.setOffline(false)
    await notice(next, 'You are online again.').waitFor()
  },
  LONG,
)

test('nothing is kept for who saves data', async () => {
  const page = await visit('/data1522')
  const watch = page.waitForResponse(/\/assets\/Crashed-[^/]+\.js$/)
  await watch
  expect(await keptVersions(page)).toEqual([])
})

test('the files of a version before are kept no longer', async () => {
  // No page of the product: its worker comes when the files of a version before are there.
  const page = await visit('/version.json', { isKept: true })
  const old = 'DATA1522-app / assets/app-older.json'
  await page.evaluate((name) => void caches.open(name), old)
  await expect.poll(() => keptVersions(page)).toEqual([old])
  await go(page, '/data1522')
  await expect.poll(() => keptVersions(page)).toEqual([expect.not.stringContaining('older')])
})

test('what plays that there is no connection is said as that, and calls fail', async () => {
  const page = await visit('/apps/user/list?api=offline', { as: 'admin', mayComplain: disconnected })
  await notice(page, 'A lost connection is being simulated').waitFor()
  await page.getByRole('alert').filter({ hasText: 'There is no connection to the server.' }).waitFor()
})

/** Puts another version of the product in place of the one in a folder: the same code under another name. */
async function deploy(dir: string, version: string) {
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(dir, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const [, list] = /"list":"([^"]+)"/.exec(worker)!
  const { version: old } = JSON.parse(await readFile(join(dir, 'version.json'), 'utf8')) as {
    version: string
  }
  const nextList = `assets/app-${version}.json`
  await rename(join(dir, list!), join(dir, nextList))
  for (const file of ['index.html', 'version.json', 'sw.js', nextList])
    await edit(file, (text) => text.replaceAll(old, version).replaceAll(list!, nextList))
}

/** The product in a folder of its own, where another version can take its place. */
async function visitCopy() {
  const dir = await mkdtemp(join(tmpdir(), 'data1522-'))
  await cp(dist, dir, { recursive: true })
  const server = await serve({ dir, port: 0, spaFallback: true })
  onTestFinished(async () => {
    await server.close()
    await rm(dir, { recursive: true })
  })
  const page = await visit('/apps/user/list?role=editor', {
    as: 'admin',
    isKept: true,
    origin: server.url,
    mayComplain: disconnected,
  })
  await rows(page).first().waitFor()
  return { page, dir }
}
const versionOf = (page: Page) => page.getAttribute('meta[name=version]', 'content')

test(
  'a new version is offered, and taken without losing anything',
  async () => {
    const { page, dir } = await visitCopy()
    const first = await rows(page).first().textContent()
    await page.getByRole('button', { name: `More actions for ${first}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first)
    await untilKept(page)

    const version = await versionOf(page)
    await page.clock.install()
    await deploy(dir, 'newer')
    await page.clock.fastForward('06:00')
    await page.evaluate(() => void dispatchEvent(new Event('focus')))
    await notice(page, 'There is a new version').waitFor()
    expect(await versionOf(page)).toBe(version)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => versionOf(page)).toBe('newer')
    await expectAddress(page, '/apps/user/list?role=editor')
    await rows(page).first().waitFor()
    expect(await rows(page).first().textContent()).not.toBe(first)
  },
  LONG,
)
