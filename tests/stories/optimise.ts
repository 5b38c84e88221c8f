import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'
import { PNG } from 'pngjs'
import { isEntry } from '../../scripts/node/entry.mjs'
import { isNoted, shotOf, withShot } from './shot-note.ts'

/** Higher ones take five times as long for one hundredth. */
const LEVEL = 2
const WASM = fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))

let isReady = false

function shrunk(png: Buffer) {
  if (!isReady) initSync(readFileSync(WASM))
  isReady = true
  return Buffer.from(optimise(png, LEVEL, false, false))
}

/** The same pixels in fewer bytes, with a note of the shot that they come from. */
export function optimised(shot: Buffer) {
  if (isNoted(shot)) return shot
  const small = shrunk(shot)
  if (!PNG.sync.read(small).data.equals(PNG.sync.read(shot).data))
    throw new Error('The optimised picture has other pixels.')
  return withShot(small.length < shot.length ? small : shot, shotOf(shot))
}

/**
 * Writes the pictures of a folder in fewer bytes, those that are not yet; with `since` (ms) only newer ones, with `named`
 * only those whose names begin so.
 */
export function optimiseFolder(folder: string, since = 0, named = '') {
  const sum = { pictures: 0, before: 0, after: 0 }
  for (const name of readdirSync(folder).filter((one) => one.startsWith(named) && one.endsWith('.png'))) {
    const file = join(folder, name)
    if (statSync(file).mtimeMs < since) continue
    const shot = readFileSync(file)
    if (isNoted(shot)) continue
    const picture = optimised(shot)
    writeFileSync(file, picture)
    sum.pictures += 1
    sum.before += shot.length
    sum.after += picture.length
  }
  const [before, after] = [sum.before, sum.after].map((bytes) => `${Math.round(bytes / 1000)} kB`)
  if (sum.pictures > 0)
    console.log(`${sum.pictures} pictures of ${relative('.', folder)} optimised: ${before} → ${after}`)
  return sum
}

if (isEntry(import.meta))
  for (const folder of ['pictures', '../../docs/pictures'])
    optimiseFolder(join(import.meta.dirname, folder), 0, process.argv[2])
