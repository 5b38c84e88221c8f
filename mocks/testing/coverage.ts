import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where each test file leaves what it called, for the table in `docs/api.md`. */
export const COVERAGE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/api-coverage')

/** One call of one test file: method, address without its query, status. */
export type Visit = readonly [method: string, path: string, status: number]

const visits = new Map<string, Visit>()

/** Notes that a call was answered. */
export const noteVisit = (method: string, address: string, status: number) => {
  const path = address.split('?', 1)[0]!
  visits.set(`${method} ${path} ${status}`, [method, path, status])
}

/** Writes down what a test file has called, and forgets it: the next file runs in the same process. */
export const writeVisits = (testPath: string) => {
  if (visits.size === 0) return
  const file = relative(join(import.meta.dirname, '..'), testPath)
  mkdirSync(COVERAGE_FOLDER, { recursive: true })
  const name = `${file.replace(/\W+/g, '-')}.json`
  writeFileSync(join(COVERAGE_FOLDER, name), JSON.stringify({ file, visits: [...visits.values()] }))
  visits.clear()
}
