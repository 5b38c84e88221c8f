import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { npm } from '../../scripts/node/command.mjs'
import { endTree, treeOf } from '../../scripts/test/tree.mjs'
import { folder } from './folder.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const here = (path) => pathToFileURL(join(ROOT, path)).href
const soon = { timeout: 60_000, interval: 50 }

const files = {
  'package.json': JSON.stringify({ scripts: { test: 'node run.mjs' } }),
  'run.mjs': `
    import { run } from '${here('scripts/test/run.mjs')}'
    await run(process.execPath, ['step.mjs'], { cwd: '.', log: 'log', minutes: 5 })`,
  'note.mjs': `
    import { writeFileSync } from 'node:fs'
    export function note(name, pid = process.pid) {
      writeFileSync(name, String(pid))
      setInterval(() => {}, 1000)
    }`,
}

/** A step whose child starts one that is in a group of its own and does not listen. */
const family = {
  'step.mjs': `
    import { spawn } from 'node:child_process'
    import { note } from './note.mjs'
    spawn(process.execPath, ['child.mjs'])
    note('step')`,
  'child.mjs': `
    import { spawn } from 'node:child_process'
    import { note } from './note.mjs'
    spawn(process.execPath, ['grandchild.mjs'], { detached: true })
    note('child')`,
  'grandchild.mjs': `
    import { note } from './note.mjs'
    process.on('SIGTERM', () => {}).on('SIGHUP', () => {})
    note('grandchild')`,
}

/** A step whose browser has a page that never rests. */
const browser = {
  'step.mjs': `
    import { createRequire } from 'node:module'
    import { ARGS, chromiumPath } from '${here('scripts/chromium.mjs')}'
    import { note } from './note.mjs'
    const { chromium } = createRequire('${here('package.json')}')('playwright-core')
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
    const page = await browser.newPage()
    page.evaluate(() => { while (true); }).catch(() => {})
    note('step')`,
}

/** Starts a run in a folder of its own; `names` are the files in which its processes leave their ids. */
async function started(step, names, [command, args] = [process.execPath, ['run.mjs']]) {
  const cwd = folder({ ...files, ...step })
  const run = spawn(command, args, { cwd, stdio: 'ignore', env: { ...process.env, npm_execpath: '' } })
  const ended = new Promise((done) => run.on('exit', (code, signal) => done(code ?? signal)))
  const isThere = (name) => existsSync(join(cwd, name)) && readFileSync(join(cwd, name), 'utf8') !== ''
  await vi.waitUntil(() => names.every(isThere), soon)
  const ids = names.map((name) => Number(readFileSync(join(cwd, name), 'utf8')))
  onTestFinished(() => Promise.all(ids.map((id) => endTree(id, 0))))
  return { run, ended, all: treeOf([run.pid, ...ids]) }
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
  ['SIGKILL', 'SIGKILL'],
])('a run that is ended by %s leaves nothing behind', async (signal, code) => {
  const { run, ended, all } = await started(family, ['step', 'child', 'grandchild'])
  expect(all.length).toBeGreaterThanOrEqual(4)
  run.kill(signal)
  expect(await ended).toBe(code)
  await expect.poll(() => treeOf(all), soon).toEqual([])
})

test.each(['SIGTERM', 'SIGKILL'])('a run whose npm %s ends leaves nothing behind', async (signal) => {
  const { run, all } = await started(family, ['step', 'child', 'grandchild'], npm('test'))
  run.kill(signal)
  await expect.poll(() => treeOf(all), soon).toEqual([])
})

test.each(['SIGTERM', 'SIGKILL'])('a browser at work ends with the run that %s ends', async (signal) => {
  const { run, all } = await started(browser, ['step'])
  // The run, its keeper and its step, and a browser with processes of its own.
  expect(all.length).toBeGreaterThan(5)
  run.kill(signal)
  await expect.poll(() => treeOf(all), soon).toEqual([])
})

test('what a step leaves behind ends with the step', async () => {
  const step = {
    'step.mjs': `
      import { spawn } from 'node:child_process'
      import { existsSync } from 'node:fs'
      spawn(process.execPath, ['late.mjs'], { stdio: 'ignore' }).unref()
      while (!existsSync('late')) await new Promise((done) => setTimeout(done, 20))`,
    'late.mjs': `import { note } from './note.mjs'\nnote('late')`,
  }
  const { ended, all } = await started(step, ['late'])
  expect(await ended).toBe(0)
  await expect.poll(() => treeOf(all), soon).toEqual([])
})
