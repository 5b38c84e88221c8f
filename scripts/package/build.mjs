import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { scriptOf } from '../node/command.mjs'
import { computeExports, PACKAGE } from './exports.mjs'
import { readCosts } from './costs.ts'
import { withUndefined } from './optional-types.mjs'
import { writeManifest } from './manifest.ts'
import { writeTokens } from './write-tokens.ts'

const ROOT = resolve(PACKAGE, '..')
const DIST = join(PACKAGE, 'dist')
/** What the type checker remembers of the types it wrote, beside them. */
const MEMORY = 'types.tsbuildinfo'

/** Types stay where their source does, because the type checker knows what it wrote; all else is built anew. */
function clean() {
  for (const file of globSync('**/*.*', { cwd: DIST })) {
    if (file === MEMORY) continue
    const [, module] = /^(.*)\.d\.ts(?:\.map)?$/.exec(file) ?? []
    const isKept = module && ['.ts', '.tsx'].some((end) => existsSync(join(PACKAGE, 'src', module + end)))
    if (!isKept) rmSync(join(DIST, file))
  }
}

/** The files that the package's entries name and that are not there. */
const missing = () =>
  Object.values(computeExports())
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target ?? {})))
    .filter((file) => !existsSync(join(PACKAGE, file)))

/** The type checker believes its memory: of types that somebody removed in part it writes all anew without it. */
function writeTypes() {
  writeFileSync(join(DIST, 'styles.d.ts'), 'export {}\n')
  if (missing().length > 0) rmSync(join(DIST, MEMORY), { force: true })
  const command = [scriptOf('typescript', 'tsc'), '-b', 'design-system']
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Lets what may be left out be given as `undefined` too. */
function loosenTypes() {
  for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
    const path = join(DIST, file)
    const emitted = readFileSync(path, 'utf8')
    const loosened = withUndefined(emitted)
    if (loosened !== emitted) writeFileSync(path, loosened)
  }
}

/** The declaration that the icons' types need, which the compiler does not emit. */
function completeTypes() {
  const declaration = 'components/Icon/tabler.d.ts'
  copyFileSync(join(PACKAGE, 'src', declaration), join(DIST, declaration))
  const icons = join(DIST, 'icons/icons.d.ts')
  const reference = `/// <reference path="../${declaration}" />\n`
  const emitted = readFileSync(icons, 'utf8')
  if (!emitted.startsWith(reference)) writeFileSync(icons, reference + emitted)
}

/** The fonts' licence asks that it travels with them. */
function addLicences() {
  for (const [name, fontsource] of [
    ['Inter', 'inter'],
    ['Vazirmatn', 'vazirmatn'],
  ])
    copyFileSync(
      join(ROOT, `node_modules/@fontsource-variable/${fontsource}/LICENSE`),
      join(DIST, `fonts/${name}-LICENSE.txt`),
    )
}

clean()
// Whoever builds it, a test runner too, builds what is published: without this, JSX of React's development build.
process.env.NODE_ENV = 'production'
await build({ root: PACKAGE, configFile: join(PACKAGE, 'vite.config.ts'), logLevel: 'warn' })
writeTokens()
await writeManifest(DIST, await readCosts(DIST))
addLicences()
writeTypes()
completeTypes()
loosenTypes()
const lost = missing()
if (lost.length > 0) {
  console.error(`These files of entries were not built:\n  ${lost.join('\n  ')}`)
  process.exit(1)
}
console.log(`Built ${globSync('**/*.js', { cwd: DIST }).length} modules into design-system/dist.`)
