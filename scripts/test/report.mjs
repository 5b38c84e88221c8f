import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

/** The arguments that make each runner use so many workers and write its JSON report to `file`. */
export const RUNNERS = {
  vitest: (file, workers) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
  ],
  jest: (file, workers) => ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
}

const single = (code) =>
  code === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }

const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** The stories of a title are in one file of the runner's for each section, so the title tells them apart. */
const storyTitle = (assertion) => assertion.ancestorTitles?.[0] ?? ''

const HOME = {
  vitest: (step, file, fullName) => ({
    name: `${basename(file)} › ${fullName}`,
    command: `npm run ${step} -- ${basename(file)} -t ${quoted(fullName)}`,
  }),
  jest: (step, _, fullName, assertion) => ({
    name: fullName,
    command: `npm run ${step} -- ${storyTitle(assertion)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')}`,
  }),
}

/** Each test that failed, and each file that did not load, with what was said of it and how to run it alone. */
export function failuresIn(file, { name: step, report } = {}) {
  const told = read(file)?.testResults ?? []
  return told.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0)
      return message && assertionResults.length === 0
        ? [{ name, message, command: `npm run ${step} -- ${basename(name)}` }]
        : []
    return failed.map((assertion) => ({
      ...HOME[report](step, name, assertion.fullName, assertion),
      message: assertion.failureMessages.join('\n'),
    }))
  })
}

const secondsOf = (assertions) => assertions.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000

/** How long each test file took, in seconds; for stories, each title. */
export function timesIn(root, file, { report } = {}) {
  const told = read(file)?.testResults ?? []
  if (report === 'jest') {
    const titles = Map.groupBy(
      told.flatMap(({ assertionResults }) => assertionResults),
      storyTitle,
    )
    return [...titles].map(([name, assertions]) => ({ name, seconds: secondsOf(assertions) }))
  }
  return told.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** What a step's exit code and report come to; no test, a skipped test or a lost report is a failure. */
export function tally(code, file) {
  if (!file) return single(code)
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, notes: ['wrote no report'] }
  const passed = report.numPassedTests
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
  const failed = report.numFailedTests + skipped
  const notes = skipped > 0 ? [`${skipped} skipped, and a skipped test is a failure`] : []
  if (passed + failed === 0) return { passed, failed: 1, notes: ['ran no test'] }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, notes: [`exit code ${code} although no test failed`] }
  return { passed, failed, notes }
}
