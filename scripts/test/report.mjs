import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

/**
 * The arguments that make each runner use so many workers and write its JSON report to `file`. With a `seed` the files of
 * unit tests come in another order, which shows a file that leans on the one before it.
 */
export const RUNNERS = {
  vitest: (file, { workers, seed }) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
    ...(seed ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`] : []),
  ],
  jest: (file, { workers }) => ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
}

const single = (code) =>
  code === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }

const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const quoted = (text) => (/^[\w./,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** The stories of a title are in one file of the runner's for each section, so the title tells them apart. */
const storyTitle = (assertion) => assertion.ancestorTitles?.[0] ?? ''

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const ALONE = {
  vitest: {
    name: (file, { fullName }) => `${basename(file)} › ${fullName}`,
    // Vitest looks for a name as its own output has it, and its report does without the signs between.
    words: (file, { ancestorTitles = [], title, fullName }) => ({
      file: basename(file),
      test: escaped(title ? [...ancestorTitles, title].join(' > ') : fullName),
    }),
  },
  jest: {
    name: (_, { fullName }) => fullName,
    words: (_, assertion) => ({
      file: storyTitle(assertion)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    }),
  },
}

const WORDS = {
  vitest: (files, tests) => [...files, ...(tests.length > 0 ? ['-t', tests.join('|')] : [])],
  jest: (files) => [files.join(',')],
}

/** The arguments that make a step's runner run these failures and little else. */
export function wordsFor(failures, { report }) {
  const files = [...new Set(failures.map(({ alone }) => alone.file))]
  const tests = failures.flatMap(({ alone }) => alone.test ?? [])
  // A file that did not load is run whole, which no pattern of tests may narrow.
  return WORDS[report](files, tests.length === failures.length ? tests : [])
}

const commandFor = (failure, step) =>
  ['npm run', step.name, '--', ...wordsFor([failure], step).map(quoted)].join(' ')

/** Each test that failed, and each file that did not load, with what was said of it and how to run it alone. */
export function failuresIn(file, step = {}) {
  const told = read(file)?.testResults ?? []
  const failures = told.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message && assertionResults.length === 0)
      return [{ id: name, name, message, alone: { file: basename(name) } }]
    return failed.map((assertion) => ({
      id: `${basename(name)} ${assertion.fullName}`,
      name: ALONE[step.report].name(name, assertion),
      message: assertion.failureMessages.join('\n'),
      alone: ALONE[step.report].words(name, assertion),
    }))
  })
  return failures.map((failure) => ({ ...failure, command: commandFor(failure, step) }))
}

/** The ids, as in `failuresIn`, of the tests that passed and of the files of which nothing failed. */
export function passedIn(file) {
  const told = read(file)?.testResults ?? []
  return new Set(
    told.flatMap(({ name, assertionResults }) => {
      const passed = assertionResults.filter(({ status }) => status === 'passed')
      const isWhole = passed.length > 0 && !assertionResults.some(({ status }) => status === 'failed')
      return [...passed.map(({ fullName }) => `${basename(name)} ${fullName}`), ...(isWhole ? [name] : [])]
    }),
  )
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
