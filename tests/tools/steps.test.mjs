import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresIn, tally } from '../../scripts/test/report.mjs'
import { run } from '../../scripts/test/run.mjs'
import { runStep } from '../../scripts/test/step.mjs'
import { STEPS } from '../../scripts/test/steps.mjs'
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

test('what failed is told by name, a file that did not load too', () => {
  const results = [
    {
      name: '/a/Box.test.tsx',
      assertionResults: [
        { status: 'passed', fullName: 'opens', failureMessages: [] },
        { status: 'failed', fullName: 'closes', failureMessages: ['it stays open'] },
      ],
    },
    { name: '/a/Lost.test.tsx', message: 'no such module', assertionResults: [] },
  ]
  expect(failuresIn(report({ testResults: results }))).toEqual([
    { name: 'Box.test.tsx › closes', message: 'it stays open' },
    { name: '/a/Lost.test.tsx', message: 'no such module' },
  ])
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

test('every step is named once', () => {
  expect(new Set(STEPS.map(({ name }) => name)).size).toBe(STEPS.length)
})
