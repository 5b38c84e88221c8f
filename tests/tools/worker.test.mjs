import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('../../dashboard/worker/worker.ts', import.meta.url))
const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2023' })

const scope = 'https://host.example/'
const list = { page: '<html></html>', files: ['assets/a.js'], pictures: [] }
const script = () => new Response('run()', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
/** What a sign-in gives that a host leads to. */
const led = () => Object.defineProperty(script(), 'redirected', { value: true })

/** Runs the worker with its clients and caches; gives what it listens for. */
function run({ clients, caches, fetch }) {
  const listeners = new Map()
  const self = {
    registration: { scope, active: {} },
    clients,
    skipWaiting: async () => undefined,
    addEventListener: (name, listener) => listeners.set(name, listener),
  }
  const build = { version: 'new', list: 'assets/app-new.json' }
  compileFunction(code, ['self', 'build', 'caches', 'fetch'])(self, build, caches, fetch)
  return listeners
}

/** Installs a new version on a host that answers so for its script; gives what it keeps. */
async function install(answer, before = new Map()) {
  const kept = new Map()
  const cache = { keys: async () => [], put: async (url, put) => void kept.set(String(url), put) }
  const caches = { open: async () => cache, match: async (url) => before.get(url) }
  const fetch = async (url) => (String(url).endsWith('app-new.json') ? Response.json(list) : answer())
  const listeners = run({ caches, fetch })
  await new Promise((resolve) => listeners.get('install')({ waitUntil: resolve }))
  return kept
}

test('keeps a script that is one', async () => {
  const kept = await install(script)
  expect(await kept.get(`${scope}assets/a.js`).text()).toBe('run()')
})

test.each([
  ['falls back to its page for a missing file', page],
  ['leads to a sign-in', led],
  ['fails', () => new Response('', { status: 500 })],
])('keeps nothing, and stays with the version before, where the host %s', async (_, answer) => {
  await expect(install(answer)).rejects.toThrow('assets/a.js answered')
})

test('takes nothing wrong over from the version before', async () => {
  const kept = await install(script, new Map([[`${scope}assets/a.js`, page()]]))
  expect(await kept.get(`${scope}assets/a.js`).text()).toBe('run()')
})

/** Presses a notification while these pages are open; gives what became of it. */
async function press(data, urls) {
  const done = []
  const pages = urls.map((url) => ({
    url,
    focus: async () => void done.push(['focus', url]),
    postMessage: (message) => void done.push(['message', message]),
  }))
  const clients = {
    matchAll: async () => pages,
    openWindow: async (url) => void done.push(['open', String(url)]),
  }
  const notification = { data, close: () => void done.push(['close']) }
  await new Promise((resolve) =>
    run({ clients }).get('notificationclick')({ notification, waitUntil: resolve }),
  )
  return done
}

test('a notification leads the page that is open to what it tells of', async () => {
  const done = await press({ href: '/apps/chat?with=2' }, ['https://host.example/apps/email'])
  expect(done).toEqual([
    ['close'],
    ['focus', 'https://host.example/apps/email'],
    ['message', { type: 'GO', href: '/apps/chat?with=2' }],
  ])
})

test.each([
  [{ href: '/apps/chat?with=2' }, 'https://host.example/apps/chat?with=2'],
  [{ href: '//evil.example/' }, 'https://host.example//evil.example/'],
  [null, scope],
])('a notification with %j opens %s where no page is', async (data, opened) => {
  expect(await press(data, ['https://other.example/'])).toEqual([['close'], ['open', opened]])
})
