// `node scripts/node/start.mjs script words…` runs a script after a look at Node's version: one that is too old would
// fail at the first type or import that it does not know, and not say why.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import './version.mjs'

const [node, , script, ...words] = process.argv
process.argv = [node, resolve(script), ...words]
await import(pathToFileURL(process.argv[1]).href)
