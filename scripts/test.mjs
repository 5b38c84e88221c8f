import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { runStep } from './test/step.mjs'
import { STEPS } from './test/steps.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const LOG_LINES = 100
const MESSAGE_LINES = 14
const FAILURES = 25

const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')
const names = process.argv.slice(2)
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const chosen = names.length > 0 ? STEPS.filter((step) => names.includes(step.name)) : STEPS
const total = { passed: 0, failed: 0 }
const failures = []

const indented = (lines) => lines.map((line) => `  │ ${line}`).join('\n')

const printTail = (log) => {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  if (lines.length > LOG_LINES) console.log(`  … the last ${LOG_LINES} of ${lines.length} lines:`)
  console.log(indented(lines.slice(-LOG_LINES)))
}

const printFailures = (told) => {
  for (const { name, message } of told.slice(0, FAILURES)) {
    console.log(`  ✕ ${name}`)
    const lines = message
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s*at .*node_modules/.test(line))
    console.log(indented(lines.slice(0, MESSAGE_LINES)))
  }
  if (told.length > FAILURES) console.log(`  … and ${told.length - FAILURES} more`)
}

for (const step of chosen) {
  process.stdout.write(`▶ ${step.name} … `)
  const start = performance.now()
  const {
    passed,
    failed,
    notes,
    cachedAt,
    failures: told = [],
    log,
  } = await runStep(ROOT, step, { cached: !isCI })
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  total.passed += passed
  total.failed += failed
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  const verdict = cachedAt ? `cached (passed at ${cachedAt})` : `${failed > 0 ? 'FAILED' : 'ok'} ${seconds}`
  console.log([`${verdict} · ${counts}`, ...notes].join(' · '))
  if (failed === 0) continue
  failures.push(`${step.name}${log ? ` (${relative(ROOT, log)})` : ''}`)
  if (told.length > 0) printFailures(told)
  else if (log) printTail(log)
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
