import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../node/command.mjs'
import { hashOf, recall, remember } from './cache.mjs'
import { failuresIn, RUNNERS, tally, timesIn } from './report.mjs'
import { run } from './run.mjs'

/** Where a run leaves its logs, reports and page. */
export const RESULTS = 'tests/results'

const hasScript = (root, name) =>
  Boolean(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts?.[name])

/** The order of the files in a run of everything: another each day, the same within one. */
const SEED = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

/** Runs the npm script of a step and answers with its exit code, its log and its report. */
export async function runScript(root, step, { scope, workers, words = [], suffix = '' }) {
  const { name, report, minutes = 20 } = step
  const results = join(root, RESULTS)
  const file = join(results, `${name.replaceAll(':', '-')}${suffix}`)
  const log = `${file}.log`
  const reportFile = report && `${file}.json`
  mkdirSync(results, { recursive: true })
  if (reportFile) rmSync(reportFile, { force: true })
  const extra = report
    ? ['--', ...words, ...RUNNERS[report](reportFile, { workers, seed: scope === 'full' ? SEED : undefined })]
    : []
  const code = await run(...npm('run', '--silent', name, ...extra), {
    cwd: root,
    log,
    minutes,
    env: { TEST_SCOPE: scope },
  })
  return { code, log, reportFile }
}

/** Runs one step, or recalls its unchanged pass, and says what it came to. */
export async function runStep(root, step, { cached, scope = 'full' }) {
  const { name, inputs, cores = 1, workers = cores } = step
  if (!hasScript(root, name))
    return { passed: 0, failed: 1, notes: [`package.json has no script \`${name}\``] }
  const hash = () => hashOf(root, { ...step, scope })
  const before = cached && inputs && hash()
  const pass = before && recall(root, name, before)
  if (pass) return { passed: pass.passed, failed: 0, notes: [], cachedAt: pass.at }
  const { code, log, reportFile } = await runScript(root, step, { scope, workers })
  const outcome = tally(code, reportFile)
  // Hashed again: a file edited while the step ran must not pass unseen.
  if (before && outcome.failed === 0 && before === hash())
    remember(root, name, { hash: before, passed: outcome.passed, at: new Date().toISOString() })
  return { ...outcome, failures: failuresIn(reportFile, step), times: timesIn(root, reportFile, step), log }
}
