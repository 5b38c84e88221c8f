import { execFileSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scriptOf } from '../../scripts/node/command.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const projects = ['design-system', 'mocks', 'dashboard', 'dashboard/worker', 'tests']

// Elsewhere it outlives the types, and the type checker takes them for written.
test.each(projects)('what the type checker remembers of %s lies with what it wrote', (project) => {
  const args = [scriptOf('typescript', 'tsc'), '-p', project, '--showConfig']
  const config = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }))
  const { outDir, tsBuildInfoFile } = config.compilerOptions
  expect(relative(outDir, tsBuildInfoFile)).toMatch(/^\w/)
})
