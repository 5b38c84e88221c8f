import { beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN, DOORS, HOUSE, type Bite } from './bites.ts'
import { CLEAN } from './clean.ts'
import { lint, type Finding } from './lint.ts'

const suites = { doors: DOORS, house: HOUSE, 'built in': BUILT_IN }
const bites = Object.values(suites).flat()
const findings = new Map<string, Finding[]>()

/** The path with the case's number in the file's name, so that all cases lie in one tree and one run. */
const numbered = (bite: Bite) => bite.path.replace(/([^/]+?)(\.[^/]+)$/, `$1${bites.indexOf(bite)}$2`)

beforeAll(() => {
  const files = [...bites.map((bite) => [numbered(bite), bite.text] as const), ...CLEAN]
  for (const finding of lint(Object.fromEntries(files)))
    findings.set(finding.filename, [...(findings.get(finding.filename) ?? []), finding])
})

describe.each(Object.entries(suites))('%s', (_, cases) => {
  test.each(cases)('$rule bites in $path, says: $says', (bite) => {
    const found = findings.get(numbered(bite))?.find(({ code }) => code === bite.rule)
    expect(found?.message).toContain(bite.says)
    expect(found?.severity).toBe('error')
  })
})

test.each(CLEAN)('%s passes', (path) => {
  expect(findings.get(path) ?? []).toEqual([])
})
