import { execFile } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { scriptOf } from '../../scripts/node/command.mjs'
import { installed } from './stranger.ts'

/** Runs a linter of packages; gives what it says, or nothing when it is content. */
const complaintsOf = (script: string, ...args: string[]) =>
  new Promise<string>((done) => {
    execFile(process.execPath, [script, ...args], { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done(error ? stdout + stderr : ''),
    )
  })

test('publint finds nothing', async () => {
  expect(await complaintsOf(scriptOf('publint'), installed, '--strict')).toBe('')
})

test('are the types wrong? They are not', async () => {
  const args = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--no-color']
  expect(await complaintsOf(scriptOf('@arethetypeswrong/cli', 'attw'), inject('tarball'), ...args)).toBe('')
}, 120_000)
