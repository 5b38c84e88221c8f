import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf } from '../../scripts/node/command.mjs'
import { isEntry } from '../../scripts/node/entry.mjs'
import { hashOf } from '../../scripts/test/cache.mjs'

const SOURCES = ['.storybook', 'design-system', 'mocks', 'dashboard', 'scripts/package', 'scripts/vite']

/** Builds Storybook, unless what stands was built from the same sources, and answers with its folder. */
export function buildStorybook(root) {
  const folder = join(root, 'storybook-static')
  const stamp = join(folder, 'sources.txt')
  const hash = hashOf(root, { inputs: SOURCES })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder
  // Vitest sets `test`, with which libraries draw for a page without a layout.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [scriptOf('storybook'), 'build', '-o', folder], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  writeFileSync(stamp, hash)
  return folder
}

if (isEntry(import.meta)) buildStorybook(join(import.meta.dirname, '../..'))
