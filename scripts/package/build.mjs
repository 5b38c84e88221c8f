import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { PACKAGE } from './exports.mjs'
import { writeTokens } from './tokens.mjs'

const ROOT = resolve(PACKAGE, '..')
const DIST = join(PACKAGE, 'dist')

/** Types stay where their source does, because the type checker knows what it wrote; all else is built anew. */
function clean() {
  for (const file of globSync('**/*.*', { cwd: DIST })) {
    const [, module] = /^(.*)\.d\.ts(?:\.map)?$/.exec(file) ?? []
    const isKept = module && ['.ts', '.tsx'].some((end) => existsSync(join(PACKAGE, 'src', module + end)))
    if (!isKept) rmSync(join(DIST, file))
  }
}

/** What the compiler does not emit: types of the stylesheet, and the declaration that the icons' types need. */
function completeTypes() {
  writeFileSync(join(DIST, 'styles.d.ts'), 'export {}\n')
  const declaration = 'components/Icon/tabler.d.ts'
  copyFileSync(join(PACKAGE, 'src', declaration), join(DIST, declaration))
  const icons = join(DIST, 'icons/icons.d.ts')
  const reference = `/// <reference path="../${declaration}" />\n`
  const emitted = readFileSync(icons, 'utf8')
  if (!emitted.startsWith(reference)) writeFileSync(icons, reference + emitted)
}

clean()
// Whoever builds it, a test runner too, builds what is published: without this, JSX of React's development build.
process.env.NODE_ENV = 'production'
await build({ root: PACKAGE, configFile: join(PACKAGE, 'vite.config.ts'), logLevel: 'warn' })
writeTokens()
const types = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-b', 'design-system'], {
  cwd: ROOT,
  stdio: 'inherit',
})
completeTypes()
if (types.status === 0)
  console.log(`Built ${globSync('**/*.js', { cwd: DIST }).length} modules into design-system/dist.`)
process.exitCode = types.status ?? 1
