import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Joins the test files that the runner wrote, one per title, into one per section of Storybook, because each file
 * costs a page and more than a second. With `wanted`, only the titles that contain one of its parts, between commas, stay;
 * a title none of whose stories is a test, for which the runner writes one that is skipped, never does.
 */
export function joinSections(folder, wanted = '') {
  const files = readdirSync(folder).toSorted()
  const tests = files.map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))
  for (const file of files) rmSync(join(folder, file))
  const parts = wanted.toLowerCase().split(',')
  const sections = Map.groupBy(
    tests.filter(({ file, code }) => parts.some((part) => file.includes(part)) && !code.includes('no-op')),
    ({ file }) => file.split(/[-.]/, 1)[0],
  )
  for (const [section, joined] of sections)
    writeFileSync(join(folder, `${section}.test.js`), joined.map(({ code }) => code).join('\n'))
}
