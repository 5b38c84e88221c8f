import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE } from './exports.mjs'

/** Where a component runs: on a server too, or as a part of the page that a server leaves to the browser. */
export type Runs = 'server' | 'browser'

/** What the built module begins with, where the package was built before. */
export function runsOf(module: string, folder = join(PACKAGE, 'dist')): Runs | undefined {
  const file = join(folder, module.replace(/\.tsx$/, '.js'))
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8').startsWith("'use client'") ? 'browser' : 'server'
}

/** What the README says to install beside the package, by component. */
export function readNeeds(): ReadonlyMap<string, string> {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
  const rows = readme.matchAll(/^\| `(\w+)` *\| `(npm install [^`]+)`/gm)
  return new Map(Array.from(rows, ([, name, command]) => [name!, command!]))
}

/** What the tests of a room say beyond what they hold for all. */
export interface Held {
  /** Whether it is worked by mouse, touch and keyboard, in both directions. */
  isWorked: boolean
  /** Why what axe finds in it is right. */
  allowed: readonly string[]
}

export function heldBy(room: string): Held {
  const read = (files: string) =>
    globSync(files, { cwd: join(PACKAGE, 'src', room) })
      .map((file) => readFileSync(join(PACKAGE, 'src', room, file), 'utf8'))
      .join('\n')
  const found = read('*.stories.tsx').matchAll(/\brule: '[\w-]+',\s+reason: '([^']+)'/g)
  return {
    isWorked: /\/support\/inputs\.ts'/.test(read('*.test.tsx')),
    allowed: [...new Set(Array.from(found, ([, reason]) => reason!))],
  }
}
