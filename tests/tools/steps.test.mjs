import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresIn, tally, timesIn } from '../../scripts/test/report.mjs'
import { isRetried, retryStep } from '../../scripts/test/retry.mjs'
import { run } from '../../scripts/test/run.mjs'
import { runStep } from '../../scripts/test/step.mjs'
import { STEPS, withNeeded } from '../../scripts/test/steps.mjs'
import { folder } from './folder.mjs'

const report = (counts) =>
  join(folder({ 'r.json': JSON.stringify({ numPassedTests: 0, numFailedTests: 0, ...counts }) }), 'r.json')

test('a step without a report counts as one test', () => {
  expect(tally(0)).toMatchObject({ passed: 1, failed: 0 })
  expect(tally(2)).toMatchObject({ passed: 0, failed: 1 })
})

test.each([
  ['all passed', 0, { numPassedTests: 3 }, { passed: 3, failed: 0 }],
  ['one failed', 1, { numPassedTests: 3, numFailedTests: 1 }, { passed: 3, failed: 1 }],
  ['one skipped', 0, { numPassedTests: 3, numPendingTests: 1 }, { passed: 3, failed: 1 }],
  ['none ran', 0, {}, { passed: 0, failed: 1 }],
  ['a file that did not load', 1, { numPassedTests: 3 }, { passed: 3, failed: 1 }],
])('%s', (_, code, counts, expected) => {
  expect(tally(code, report(counts))).toMatchObject(expected)
})

test('a report that was not written is a failure', () => {
  expect(tally(0, join(folder({}), 'r.json'))).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ['wrote no report'],
  })
})

const results = [
  {
    name: '/a/Box.test.tsx',
    startTime: 1000,
    endTime: 3500,
    assertionResults: [
      {
        status: 'passed',
        fullName: 'Box opens',
        ancestorTitles: ['Box'],
        duration: 400,
        failureMessages: [],
      },
      {
        status: 'failed',
        fullName: "Box doesn't close",
        ancestorTitles: ['Box'],
        duration: 600,
        failureMessages: ['it stays open'],
      },
    ],
  },
  { name: '/a/Lost.test.tsx', startTime: 0, endTime: 0, message: 'no such module', assertionResults: [] },
]

test('what failed is told by name, with the way to run it alone, a file that did not load too', () => {
  const step = { name: 'test:boxes', report: 'vitest' }
  expect(failuresIn(report({ testResults: results }), step)).toEqual([
    expect.objectContaining({
      name: "Box.test.tsx › Box doesn't close",
      message: 'it stays open',
      command: "npm run test:boxes -- Box.test.tsx -t 'Box doesn'\\''t close'",
    }),
    expect.objectContaining({
      name: '/a/Lost.test.tsx',
      message: 'no such module',
      command: 'npm run test:boxes -- Lost.test.tsx',
    }),
  ])
})

test('a story that failed is run alone by its title', () => {
  const assertion = {
    status: 'failed',
    fullName: 'Forms/Date picker Open',
    ancestorTitles: ['Forms/Date picker'],
  }
  const told = [{ name: '/x/forms.test.js', assertionResults: [{ ...assertion, failureMessages: ['no'] }] }]
  const step = { name: 'test:stories', report: 'jest' }
  expect(failuresIn(report({ testResults: told }), step)).toEqual([
    expect.objectContaining({
      name: 'Forms/Date picker Open',
      message: 'no',
      command: 'npm run test:stories -- forms-date-picker',
    }),
  ])
})

test('times are told by file, and for stories by title', () => {
  const file = report({ testResults: results })
  expect(timesIn('/a', file, { report: 'vitest' })).toEqual([
    { name: 'Box.test.tsx', seconds: 2.5 },
    { name: 'Lost.test.tsx', seconds: 0 },
  ])
  expect(timesIn('/a', file, { report: 'jest' })).toEqual([{ name: 'Box', seconds: 1 }])
})

const project = () =>
  folder({
    'package.json': JSON.stringify({ scripts: { ok: 'echo fine', broken: 'echo why; exit 3' } }),
    'src/a.ts': '1',
  })

test('a step whose script is missing fails and says so', async () => {
  const outcome = await runStep(project(), { name: 'gone' }, { cached: true })
  expect(outcome).toEqual({ passed: 0, failed: 1, notes: ['package.json has no script `gone`'] })
})

test('a failing step leaves its output in its log', async () => {
  const { failed, log } = await runStep(project(), { name: 'broken' }, { cached: true })
  expect(failed).toBe(1)
  expect(readFileSync(log, 'utf8')).toBe('why\n')
})

test('an unchanged pass is recalled, a changed input runs again, and without the cache nothing is recalled', async () => {
  const root = project()
  const step = { name: 'ok', inputs: ['src'] }
  expect(await runStep(root, step, { cached: true })).not.toHaveProperty('cachedAt')
  expect(await runStep(root, step, { cached: true })).toMatchObject({
    passed: 1,
    cachedAt: expect.any(String),
  })
  expect(await runStep(root, step, { cached: false })).not.toHaveProperty('cachedAt')
  writeFileSync(join(root, 'src/a.ts'), '2')
  expect(await runStep(root, step, { cached: true })).not.toHaveProperty('cachedAt')
})

test('a step that hangs is ended with everything it started', async () => {
  const dir = folder({})
  const log = join(dir, 'log')
  const code = await run('sh', ['-c', '(sleep 1; touch late) & wait'], { cwd: dir, log, minutes: 0.005 })
  expect(code).toBe(1)
  expect(readFileSync(log, 'utf8')).toContain('Ended after 0.005 minutes.')
  await new Promise((done) => setTimeout(done, 1200))
  expect(existsSync(join(dir, 'late'))).toBe(false)
})

test('every step is named once, and comes after steps that there are', () => {
  const names = new Set(STEPS.map(({ name }) => name))
  expect(names.size).toBe(STEPS.length)
  expect(STEPS.flatMap(({ after = [] }) => after).filter((name) => !names.has(name))).toEqual([])
})

test('a chosen step brings what it comes after', () => {
  const chosen = withNeeded(['test:e2e', 'lint']).map(({ name }) => name)
  expect(chosen.toSorted()).toEqual(['build:dashboard', 'lint', 'test:e2e'])
  expect(withNeeded([])).toEqual(STEPS)
})

test('the gate leaves out what only the whole needs, and nothing that it comes after', () => {
  const gate = withNeeded([], 'gate').map(({ name }) => name)
  expect(gate).not.toContain('test:package')
  expect(gate.length).toBeLessThan(STEPS.length)
  const after = STEPS.filter(({ name }) => gate.includes(name)).flatMap((step) => step.after ?? [])
  expect(after.filter((name) => !gate.includes(name))).toEqual([])
})

/** A project whose runner fails the test `waits` at the first run and `breaks` at each. */
const flakyProject = () =>
  folder({
    'package.json': JSON.stringify({ scripts: { boxes: 'node runner.mjs' } }),
    'runner.mjs': `
      import { writeFileSync } from 'node:fs'
      const words = process.argv.slice(2)
      const pattern = words[words.indexOf('-t') + 1]
      const isAgain = words.includes('-t')
      const result = (title) => ({
        title,
        fullName: 'box ' + title,
        ancestorTitles: ['box'],
        failureMessages: ['no'],
        status: isAgain && !new RegExp(pattern).test('box > ' + title) ? 'skipped' : title === 'works' || (title === 'waits (long)' && isAgain) ? 'passed' : 'failed',
      })
      const assertionResults = ['works', 'waits (long)', 'breaks'].map(result)
      const count = (status) => assertionResults.filter((one) => one.status === status).length
      const file = words.find((word) => word.startsWith('--outputFile.json=')).split('=')[1]
      const report = { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults: [{ name: '/a/Box.test.ts', startTime: 0, endTime: 1, assertionResults }] }
      writeFileSync(file, JSON.stringify(report))
      process.exit(count('failed') > 0 ? 1 : 0)`,
  })

test('what fails in a page and passes alone is flaky; what fails again has failed', async () => {
  const root = flakyProject()
  const step = { name: 'boxes', report: 'vitest', drawsPages: true }
  const first = await runStep(root, step, { cached: false })
  expect(first).toMatchObject({ passed: 1, failed: 2 })
  expect(isRetried(step, first)).toBe(true)
  const { passed, failed, flaky, failures } = await retryStep(root, step, first, { scope: 'gate' })
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 })
  expect(flaky.map(({ name }) => name)).toEqual(['Box.test.ts › box waits (long)'])
  expect(failures.map(({ name }) => name)).toEqual(['Box.test.ts › box breaks'])
})

test('what fails without a page, and a step of which much fails, is not run again', () => {
  const failures = Array.from({ length: 30 }, (_, index) => ({ id: `${index}` }))
  expect(isRetried({}, { failures: failures.slice(0, 1) })).toBe(false)
  expect(isRetried({ drawsPages: true }, { failures })).toBe(false)
  expect(isRetried({ drawsPages: true }, {})).toBe(false)
})
