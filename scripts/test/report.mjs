import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The arguments that make each runner write its JSON report to `file`. */
export const REPORTERS = {
  vitest: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  jest: (file) => ['--json', `--outputFile=${file}`],
}

const single = (code) =>
  code === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }

/** Each test that failed, and each file that did not load, with what was said of it. */
export function failuresIn(file) {
  if (!file || !existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message && assertionResults.length === 0 ? [{ name, message }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${basename(name)} › ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
}

/** What a step's exit code and report come to; no test, a skipped test or a lost report is a failure. */
export function tally(code, file) {
  if (!file) return single(code)
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: ['wrote no report'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const passed = report.numPassedTests
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
  const failed = report.numFailedTests + skipped
  const notes = skipped > 0 ? [`${skipped} skipped, and a skipped test is a failure`] : []
  if (passed + failed === 0) return { passed, failed: 1, notes: ['ran no test'] }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, notes: [`exit code ${code} although no test failed`] }
  return { passed, failed, notes }
}
