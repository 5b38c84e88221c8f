import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { compress } from '../../scripts/compress.mjs'
import { serve } from '../../scripts/serve.mjs'
import { folder } from './folder.mjs'

const HTML = { accept: 'text/html' }

const site = async (options) => {
  const files = { 'index.html': '<p>home</p>', 'assets/a.js': 'let a = 1\n'.repeat(99), 'robots.txt': 'x' }
  const dir = folder(files)
  await compress(dir)
  const { url, close } = await serve({ dir, ...options })
  onTestFinished(close)
  return (path, headers = {}) => fetch(new URL(path, url), { headers, redirect: 'manual' })
}

test('sends files with their types', async () => {
  const get = await site()
  const home = await get('')
  expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(home.headers.get('cache-control')).toBe('no-cache')
  expect(await home.text()).toBe('<p>home</p>')
  expect((await get('robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('answers `accept-encoding: %s` with %s', async (accepted, sent) => {
  const get = await site()
  const asset = await get('assets/a.js', { 'accept-encoding': accepted })
  expect(asset.headers.get('content-encoding')).toBe(sent)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(await asset.text()).toContain('let a = 1')
})

test('falls back to index.html for navigations alone', async () => {
  const get = await site({ spaFallback: true })
  expect(await (await get('apps/user/list', HTML)).text()).toBe('<p>home</p>')
  expect((await get('assets/gone.js')).status).toBe(404)
})

test('without the fallback a missing page is a 404', async () => {
  const get = await site()
  expect((await get('apps/user/list', HTML)).status).toBe(404)
})

test('serves under a base and nothing beside it', async () => {
  const get = await site({ base: '/sub/', spaFallback: true })
  expect((await get('/sub/assets/a.js')).status).toBe(200)
  expect((await get('/sub')).headers.get('location')).toBe('/sub/')
  expect((await get('/assets/a.js')).status).toBe(404)
})

test.each(['/../../../../etc/passwd', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/%', '/%00'])(
  'refuses %s',
  async (path) => {
    const { url, close } = await serve({ dir: folder({ 'index.html': '' }) })
    onTestFinished(close)
    const { hostname, port } = new URL(url)
    const status = await new Promise((done, failed) => {
      request({ hostname, port, path }, (response) => done(response.statusCode))
        .on('error', failed)
        .end()
    })
    expect(status).toBe(404)
  },
)

test('compress counts what it wrote', async () => {
  const total = await compress(folder({ 'a.css': 'a{}'.repeat(999), 'b.png': 'x' }))
  expect(total).toMatchObject({ files: 1, plain: 2997 })
  expect(total.brotli).toBeLessThan(total.gzip)
})
