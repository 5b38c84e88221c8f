import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEntry } from '../node/entry.mjs'
import { PACKAGE } from './exports.mjs'
import { tokenModes } from './token-modes.ts'
import { tokens } from './tokens.ts'

/** Writes both files of design tokens into the folder of the built package. */
export function writeTokens(folder = join(PACKAGE, 'dist')) {
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of [
    ['tokens.json', tokens()],
    ['tokens.resolver.json', tokenModes()],
  ] as const)
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}

if (isEntry(import.meta)) writeTokens(process.argv[2])
