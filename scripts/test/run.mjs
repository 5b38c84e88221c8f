import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync } from 'node:fs'
import { keep } from './keep.mjs'
import { endTree } from './tree.mjs'

/**
 * Runs a command with its output in `log` and resolves with its exit code; after `minutes` it is ended, with code 1.
 * Nothing that it started outlives it.
 */
export async function run(command, args, { cwd, log, minutes, env: added = {} }) {
  const output = openSync(log, 'w')
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...added }
  const detached = process.platform !== 'win32'
  const child = keep(spawn(command, args, { cwd, env, stdio: ['ignore', output, output], detached }))
  const timer = setTimeout(() => {
    appendFileSync(log, `\nEnded after ${minutes} minutes.\n`)
    void endTree(child.pid)
  }, minutes * 60_000)
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  } finally {
    clearTimeout(timer)
    closeSync(output)
    if (child.pid !== undefined) await endTree(child.pid)
  }
}
