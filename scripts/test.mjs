import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import './node/version.mjs'
import { writePage } from './test/page.mjs'
import { isRetried, MOST_FLAKY, retryStep } from './test/retry.mjs'
import { schedule } from './test/schedule.mjs'
import { RESULTS, runStep } from './test/step.mjs'
import { STEPS, withNeeded } from './test/steps.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const LOG_LINES = 100
const MESSAGE_LINES = 14
const FAILURES = 25
const SLOWEST = 20

const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')
const words = process.argv.slice(2)
const scope = words.includes('--full') ? 'full' : 'gate'
const names = words.filter((word) => word !== '--full')
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const indented = (lines) => lines.map((line) => `  │ ${line}`).join('\n')

const printTail = (log) => {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  if (lines.length > LOG_LINES) console.log(`  … the last ${LOG_LINES} of ${lines.length} lines:`)
  console.log(indented(lines.slice(-LOG_LINES)))
}

const printFailures = (told) => {
  for (const { name, message, command } of told.slice(0, FAILURES)) {
    console.log(`  ✕ ${name}`)
    const lines = message
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s*at .*node_modules/.test(line))
    console.log(indented([...lines.slice(0, MESSAGE_LINES), `alone: ${command}`]))
  }
  if (told.length > FAILURES) console.log(`  … and ${told.length - FAILURES} more`)
}

const print = ({ name, seconds, passed, failed, notes, cachedAt, failures = [], log }) => {
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  const time = cachedAt ? `cached (passed at ${cachedAt})` : `${seconds.toFixed(1)} s`
  console.log([`${failed > 0 ? '✕' : '✓'} ${name} · ${time} · ${counts}`, ...notes].join(' · '))
  if (failed === 0) return
  if (failures.length > 0) printFailures(failures)
  else if (log) printTail(log)
}

const begun = performance.now()
const sinceBegun = () => (performance.now() - begun) / 1000

const outcomes = await schedule(withNeeded(names, scope), {
  cores: Math.min(2, availableParallelism()),
  start: async (step) => {
    const from = sinceBegun()
    const outcome = await runStep(ROOT, step, { cached: !isCI, scope })
    const told = { name: step.name, from, seconds: sinceBegun() - from, ...outcome }
    print(told)
    return told
  },
  skip: (step, broken) => {
    const told = {
      name: step.name,
      from: sinceBegun(),
      seconds: 0,
      passed: 0,
      failed: 1,
      notes: [`not run, because ${broken.join(' and ')} failed`],
    }
    print(told)
    return told
  },
})

// Once the machine is free: a browser that had to wait too long is told from a test that fails.
for (const step of STEPS) {
  const outcome = outcomes.get(step.name)
  if (!outcome || !isRetried(step, outcome)) continue
  console.log(`\nOnce more, alone: what failed in ${step.name}`)
  const told = await retryStep(ROOT, step, outcome, { scope })
  outcomes.set(step.name, told)
  print(told)
}

const steps = [...outcomes.values()]
const slowest = steps
  .flatMap(({ name: step, times = [] }) => times.map((time) => ({ step, ...time })))
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, SLOWEST)
if (slowest.length > 0) {
  console.log(`\nThe ${slowest.length} slowest files:`)
  for (const { name, step, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name} (${step})`)
}

const page = join(ROOT, RESULTS, 'report.html')
writePage(page, { steps, slowest, differences: join(ROOT, 'tests/stories/differences') })
console.log(`\nTimes, failures and pictures: ${relative(ROOT, page)}`)

const flaky = steps.flatMap((step) => step.flaky ?? [])
if (flaky.length > 0) console.log(`\nFlaky, failed at first and passed alone:`)
for (const { name, command } of flaky) console.log(`  ~ ${name} · ${command}`)
const isTooFlaky = flaky.length > MOST_FLAKY
if (isTooFlaky) console.log(`More than ${MOST_FLAKY} are a failure.`)

const sum = (part) => steps.reduce((total, outcome) => total + outcome[part], 0)
const failed = sum('failed') + (isTooFlaky ? 1 : 0)
const broken = steps.filter(({ failed }) => failed > 0)
if (broken.length > 0) console.log(`Failed: ${broken.map(({ name }) => name).join(', ')}`)
console.log(`Whole run: ${sinceBegun().toFixed(1)} s`)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
