import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync } from 'node:fs'

/** Runs a command with its output in `log` and resolves with its exit code; after `minutes` it is ended, with code 1. */
export function run(command, args, { cwd, log, minutes, env: added = {} }) {
  const output = openSync(log, 'w')
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...added }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output], detached: true })
  // The negative id is the process group, so that what npm started ends as well.
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(() => {
    appendFileSync(log, `\nEnded after ${minutes} minutes.\n`)
    end()
  }, minutes * 60_000)
  const interrupt = () => {
    end()
    process.exit(130)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  }).finally(() => {
    clearTimeout(timer)
    closeSync(output)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  })
}
