import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { npm, scriptOf } from '../../scripts/node/command.mjs'
import { complaintAbout } from '../../scripts/node/version.mjs'
import { folder } from './folder.mjs'

const NODE = resolve(import.meta.dirname, '../../scripts/node')
const entry = pathToFileURL(join(NODE, 'entry.mjs')).href
const asked = `import { isEntry } from '${entry}'\nconsole.log(import.meta.filename.at(-5), isEntry(import.meta), ...process.argv.slice(2))\n`
const said = (...args) => execFileSync(process.execPath, args, { encoding: 'utf8' })

test.each(['v18.20.4', 'v20.19.0', 'v23.11.1'])('Node %s is refused in a sentence', (version) => {
  expect(complaintAbout(version)).toMatch(
    new RegExp(`^The tools .* need Node 24 and this is ${version}: .*\\.$`),
  )
})

test.each(['v24.0.0', 'v24.21.0', 'v26.1.0'])('Node %s will do', (version) => {
  expect(complaintAbout(version)).toBeUndefined()
})

test('a Node that is too old runs nothing, and says why', () => {
  const dir = folder({ 'script.ts': 'console.log("ran" as string)' })
  const old = `Object.defineProperty(process, 'version', { value: 'v20.19.0' })`
  const preload = `data:text/javascript,${encodeURIComponent(old)}`
  const args = ['--import', preload, join(NODE, 'start.mjs'), join(dir, 'script.ts')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${complaintAbout('v20.19.0')}\n`,
  })
})

test('a module knows whether it is what was started, by a link and by the start script too', () => {
  const dir = folder({ 'a.mjs': asked, 'b.mjs': `import './a.mjs'\n${asked}` })
  expect(said(join(dir, 'a.mjs'), 'word')).toBe('a true word\n')
  expect(said(join(dir, 'b.mjs'))).toBe('a false\nb true\n')
  expect(said(join(NODE, 'start.mjs'), join(dir, 'b.mjs'), 'word')).toBe('a false word\nb true word\n')
  symlinkSync(join(dir, 'a.mjs'), join(dir, 'link.mjs'))
  expect(said(join(dir, 'link.mjs'))).toBe('a true\n')
  expect(said('--input-type=module', '--eval', `import '${pathToFileURL(join(dir, 'a.mjs')).href}'`)).toBe(
    'a false\n',
  )
})

test.each([['storybook'], ['typescript', 'tsc'], ['@formatjs/cli', 'formatjs'], ['publint']])(
  'the command of %s is a script of its package',
  (...names) => {
    expect(existsSync(scriptOf(...names))).toBe(true)
    expect(readFileSync(scriptOf(...names), 'utf8')).toMatch(/^#!.*node/)
  },
)

test('a command that a package has not is an error', () => {
  expect(() => scriptOf('typescript', 'nothing')).toThrow('The package typescript has no command nothing.')
})

test('npm is run by the Node at hand', () => {
  expect(execFileSync(...npm('--version'), { encoding: 'utf8' })).toMatch(/^\d+\.\d+/)
})
