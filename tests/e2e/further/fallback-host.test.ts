import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.mjs'
import { untilKept } from '../support/kept.ts'
import { visit } from '../support/visit.ts'

const dir = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url))

/** The scripts and styles that are kept, each with what it is kept as. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = (await cache.keys()).filter(({ url }) => /\.(js|css)$/.test(url))
        return Promise.all(
          requests.map(async (request) => {
            const answer = await cache.match(request)
            return { url: request.url, type: answer?.headers.get('content-type') ?? '' }
          }),
        )
      }),
    )
    return kept.flat()
  })

test('a host that answers by its page for what it lacks: the page is kept for no script, and all once it is there', async () => {
  let isThere = false
  const server = await serve({
    dir,
    spaFallback: 'always',
    lacks: (path) => !isThere && /\/assets\/Kanban-[^/]+\.js$/.test(path),
  })
  const page = await visit('/data1522', { origin: server.url, isKept: true })
  await page.mouse.move(10, 10)
  await expect.poll(async () => (await keptFiles(page)).length, { timeout: 60_000 }).toBeGreaterThan(30)
  expect((await keptFiles(page)).filter(({ type }) => type.startsWith('text/html'))).toEqual([])
  expect(await page.evaluate(async () => Boolean(await caches.match('/')))).toBe(false)
  isThere = true
  await page.reload()
  await page.mouse.move(20, 20)
  await untilKept(page)
  const kanban = (await keptFiles(page)).filter(({ url }) => url.includes('/Kanban-'))
  const types = new Set(kanban.map(({ type }) => type.split(';')[0]))
  expect(types).toEqual(new Set(['text/css', 'text/javascript']))
  await server.close()
}, 180_000)
