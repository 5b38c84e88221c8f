import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const PRODUCED = new Set(['node_modules', 'dist', 'storybook-static', 'results'])

function* filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isFile()) yield path
  else
    for (const name of readdirSync(full).toSorted())
      if (!PRODUCED.has(name)) yield* filesUnder(root, `${path}/${name}`)
}

/** A hash of the step's definition and of every file that decides its outcome. */
export function hashOf(root, step) {
  const hash = createHash('sha256').update(JSON.stringify([step, process.version]))
  for (const input of [...ALWAYS, ...step.inputs])
    for (const path of filesUnder(root, input)) {
      const content = readFileSync(join(root, path))
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  return hash.digest('hex')
}

const fileOf = (root, name) =>
  join(root, 'node_modules/.cache/test-steps', `${name.replaceAll(':', '-')}.json`)

/** The step's last pass, if nothing it depends on has changed since. */
export function recall(root, name, hash) {
  const file = fileOf(root, name)
  if (!existsSync(file)) return undefined
  const pass = JSON.parse(readFileSync(file, 'utf8'))
  return pass.hash === hash ? pass : undefined
}

/** Keeps a pass for `recall`. */
export function remember(root, name, pass) {
  const file = fileOf(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(pass))
}
