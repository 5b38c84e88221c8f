import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { installed } from './stranger.ts'

/** Runs a linter of packages; gives what it says, or nothing when it is content. */
const complaintsOf = (tool: string, ...args: string[]) =>
  new Promise<string>((done) => {
    execFile(join('node_modules/.bin', tool), args, { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done(error ? stdout + stderr : ''),
    )
  })

test('publint finds nothing', async () => {
  expect(await complaintsOf('publint', installed, '--strict')).toBe('')
})

test('are the types wrong? They are not', async () => {
  const args = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--no-color']
  expect(await complaintsOf('attw', inject('tarball'), ...args)).toBe('')
}, 120_000)
