import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MODULES = resolve(import.meta.dirname, '../../node_modules')

/**
 * The script behind a command of an installed package, for `process.execPath` to run: what stands in `node_modules/.bin`
 * is no file that Windows can start, and looks for a Node of its own.
 */
export function scriptOf(name, command = name) {
  const { bin } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (!script) throw new Error(`The package ${name} has no command ${command}.`)
  return join(MODULES, name, script)
}

/** The command and the arguments that run npm, by the Node that runs this where npm has started it. */
export function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}
