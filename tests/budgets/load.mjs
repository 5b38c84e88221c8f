// Prints how long a cold start takes at a processor slowed four times, beside the same screens in plain React, and fails
// when a ratio is over its budget. Run it by hand: on a busy machine only the ratios say something.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { ARGS, chromiumPath } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { keep } from '../../scripts/test/keep.mjs'
import { reactOptions, sharedVite } from '../../scripts/vite/shared.ts'
import { sessionOf, stored } from '../support/session-cookies.ts'
import { percentile, SLOW } from './slowed.mjs'

const rounds = Number(process.argv[2] ?? 9)
const API_PORT = 18_080
const api = `http://localhost:${API_PORT}`
const cache = (name) => join(import.meta.dirname, '../../node_modules/.cache', `benchmark-load-${name}`)

async function startApi() {
  const server = keep(spawn(process.execPath, ['mocks/transports/server.ts', '--port', String(API_PORT)]))
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('answers')) break
  return () => void server.kill()
}

async function buildPlain() {
  process.env.VITE_API_BASE = api
  await build({
    ...sharedVite,
    configFile: false,
    root: join(import.meta.dirname, 'load'),
    logLevel: 'warn',
    plugins: [react(reactOptions)],
    build: { ...sharedVite.build, outDir: cache('plain'), emptyOutDir: true },
  })
  delete process.env.VITE_API_BASE
  return cache('plain')
}

async function buildProduct(name, apiBase) {
  process.env.VITE_API_BASE = apiBase
  await build({ root: 'dashboard', logLevel: 'error', build: { outDir: cache(name), emptyOutDir: true } })
  delete process.env.VITE_API_BASE
  return cache(name)
}

/** Runs in the page: when the screen is painted for the first time, and when ten rows are. */
function watch() {
  window.load = { longTasks: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.load.longTasks += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  const look = new MutationObserver(() => {
    const isThere =
      document.querySelectorAll('tbody tr a').length >= 10 ||
      (location.pathname.endsWith('login') && document.forms[0]) ||
      (location.pathname.endsWith('data1522') && document.querySelector('h1'))
    if (!isThere) return
    look.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.load.there = performance.now())))
  })
  look.observe(document, { childList: true, subtree: true })
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })

/** Opens an address as one who was never there before, and waits until it is painted and has its rows. */
async function open(address, cookies) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })))
  const page = await context.newPage()
  await page.addInitScript(watch)
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  await page.goto(address)
  await page.waitForFunction(
    () => window.load.there && performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return { context, page, client }
}

async function visit(address, cookies) {
  const { context, page, client } = await open(address, cookies)
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000
  const { there, longTasks } = await page.evaluate(() => window.load)
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
  await context.close()
  return {
    'first paint': paint,
    there,
    'long tasks': longTasks,
    'style and layout': of('RecalcStyleDuration') + of('LayoutDuration'),
    script: of('ScriptDuration'),
  }
}

/** What was asked for until the screen was there, in the order of asking: when, and when it had come. */
async function requestsOf(address, cookies) {
  const { context, page } = await open(address, cookies)
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.load.there)
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  )
  await context.close()
  return requests.toSorted((a, b) => a.start - b.start)
}

const stopApi = await startApi()
const plain = await serve({ dir: await buildPlain(), spaFallback: true })
const server = await serve({ dir: await buildProduct('server', api), spaFallback: true })
const mock = await serve({ dir: await buildProduct('mock', ''), spaFallback: true })
const light = stored('DATA1522-theme', 'light')
const admin = [...sessionOf('admin'), light]

const visits = {
  'sign-in, plain React': [`${plain.url}login`, []],
  'sign-in': [`${mock.url}login`, [light]],
  // A stranger, who has chosen nothing yet, sees what the build has drawn.
  landing: [`${mock.url}data1522`, []],
  'users list, plain React': [`${plain.url}apps/user/list`, admin],
  'users list, server': [`${server.url}apps/user/list`, admin],
  'users list, mock in the page': [`${mock.url}apps/user/list`, admin],
}
const results = Object.fromEntries(Object.keys(visits).map((name) => [name, []]))
// Side by side, so that what slows the machine down slows all of them down.
for (let round = 0; round < rounds; round++)
  for (const [name, [address, cookies]] of Object.entries(visits))
    results[name].push(await visit(address, cookies))
const chains = {}
for (const name of Object.keys(visits).filter((name) => !name.endsWith('plain React')))
  chains[name] = await requestsOf(...visits[name])
await browser.close()
await Promise.all([plain, server, mock].map((one) => one.close()))
stopApi()

const median = (name, kind) =>
  percentile(
    results[name].map((result) => result[kind]),
    0.5,
  )
const kinds = ['first paint', 'there', 'long tasks', 'style and layout', 'script']
const print = (name, cells) =>
  console.log(name.padEnd(32) + cells.map((cell) => String(cell).padStart(18)).join(''))
console.log(`Medians of ${rounds} cold starts at a processor slowed ${SLOW} times, in ms\n`)
print('', kinds)
for (const name of Object.keys(visits))
  print(
    name,
    kinds.map((kind) => median(name, kind).toFixed(0)),
  )

for (const [name, requests] of Object.entries(chains)) {
  console.log(`\n${name}: what it asks for, from when to when`)
  for (const { name: address, start, end } of requests) {
    const { pathname, search } = new URL(address)
    console.log(`${start.toFixed(0).padStart(7)}${end.toFixed(0).padStart(7)}  ${pathname}${search}`)
  }
}

/** The most that a screen may take, as a multiple of the same screen in plain React, or in ms. */
const budgets = [
  [
    'sign-in, first paint',
    median('sign-in', 'first paint') / median('sign-in, plain React', 'first paint'),
    1.35,
  ],
  [
    'landing, first paint beside the sign-in’s',
    median('landing', 'first paint') / median('sign-in', 'first paint'),
    1,
  ],
  ...[
    ['server', 1.3],
    ['mock in the page', 1.6],
  ].map(([kind, most]) => [
    `users list, ${kind}: rows`,
    median(`users list, ${kind}`, 'there') / median('users list, plain React', 'there'),
    most,
  ]),
  [
    'users list: style and layout',
    median('users list, server', 'style and layout') / median('users list, plain React', 'style and layout'),
    2,
  ],
  ['users list: long tasks, ms', median('users list, server', 'long tasks'), 50],
]
console.log()
for (const [name, value, most] of budgets)
  console.log(`${value <= most ? '✓' : '✕'} ${name.padEnd(44)}${value.toFixed(2).padStart(8)} of ${most}`)
process.exitCode = budgets.every(([, value, most]) => value <= most) ? 0 : 1
