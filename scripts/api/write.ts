import { writeFileSync } from 'node:fs'
import { formatted } from '../format.mjs'
import { isEntry } from '../node/entry.mjs'
import { printOpenApi } from './openapi.ts'
import { describeCalls } from './table.ts'

/** The files that are made from the contract, as they should be. */
export const generated = {
  openapi: { path: 'docs/openapi.json', make: printOpenApi },
  docs: { path: 'docs/api.md', make: describeCalls },
}

/** The text of a generated file, in the house's format. */
export const textOf = async ({ path, make }: (typeof generated)[keyof typeof generated]) =>
  formatted(path, await make())

if (isEntry(import.meta)) {
  const file = generated[process.argv[2] as keyof typeof generated]
  if (!file) throw new Error(`Say what to write: ${Object.keys(generated).join(' or ')}.`)
  writeFileSync(file.path, await textOf(file))
  console.log(`${file.path} is written.`)
}
