import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'

export const stranger = inject('stranger')
export const installed = join(stranger, 'node_modules/@data1522/design-system')
export const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
  type: string
  version: string
  exports: Record<string, string | { types: string; default: string } | null>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}

/** The entries that hold JavaScript, as the specifiers that a stranger writes. */
export const scriptEntries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  target && typeof target === 'object' && target.default.endsWith('.js')
    ? [entry.replace('./', '@data1522/design-system/')]
    : [],
)

/** Writes files of the stranger's project, path to text. */
export function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(stranger, path)), { recursive: true })
    writeFileSync(join(stranger, path), text)
  }
}

/** Runs a command in the stranger's project, which does not know that a test runs it. */
export const run = (command: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      command,
      args,
      { cwd: stranger, env: { ...process.env, NODE_ENV: undefined } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

/** Runs an ES module with the stranger's Node. */
export const runModule = (code: string) => run(process.execPath, '--input-type=module', '--eval', code)
