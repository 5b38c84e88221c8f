import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { scriptOf } from '../../scripts/node/command.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const TOOLS = { oxlint: 'oxlint', oxfmt: 'oxfmt', tsc: 'typescript', vitest: 'vitest' }
const PACKAGES = ['dashboard', 'design-system', 'mocks']

/** A copy of parts of the repository, in which something new can be made and looked at by the repository's tools. */
export function createHouse(copied: readonly string[]) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  const isKept = (path: string) => !/[\\/](dist|node_modules)$/.test(path)
  for (const path of copied) cpSync(join(ROOT, path), join(dir, path), { recursive: true, filter: isKept })

  // The packages of the workspace are those of the copy; all others are the repository's.
  const modules = join(ROOT, 'node_modules')
  mkdirSync(join(dir, 'node_modules/@data1522'), { recursive: true })
  for (const name of readdirSync(modules).filter((one) => one !== '@data1522' && one !== '.cache'))
    symlinkSync(join(modules, name), join(dir, 'node_modules', name))
  for (const name of PACKAGES) symlinkSync(join(dir, name), join(dir, 'node_modules/@data1522', name))

  /** Runs a tool of the repository in the copy; gives what it says, or nothing when it is content. */
  const complaintsOf = (tool: keyof typeof TOOLS | 'node', args: readonly string[], folder = '.') =>
    new Promise<string>((done) => {
      const script = tool === 'node' ? [] : [scriptOf(TOOLS[tool], tool)]
      const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env['PATH']}` }
      execFile(
        process.execPath,
        [...script, ...args],
        { cwd: join(dir, folder), env },
        (error, stdout, stderr) => done(error ? stdout + stderr : ''),
      )
    })

  return { dir, complaintsOf, remove: () => rmSync(dir, { recursive: true }) }
}
