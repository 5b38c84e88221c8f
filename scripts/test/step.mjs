import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, recall, remember } from './cache.mjs'
import { failuresIn, RUNNERS, tally, timesIn } from './report.mjs'
import { run } from './run.mjs'

/** Where a run leaves its logs, reports and page. */
export const RESULTS = 'tests/results'

const hasScript = (root, name) =>
  Boolean(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts?.[name])

/** Runs one step, or recalls its unchanged pass, and says what it came to. */
export async function runStep(root, step, { cached }) {
  const { name, report, inputs, minutes = 20, cores = 1, workers = cores } = step
  if (!hasScript(root, name))
    return { passed: 0, failed: 1, notes: [`package.json has no script \`${name}\``] }
  const hash = cached && inputs && hashOf(root, step)
  const pass = hash && recall(root, name, hash)
  if (pass) return { passed: pass.passed, failed: 0, notes: [], cachedAt: pass.at }
  const results = join(root, RESULTS)
  const file = join(results, name.replaceAll(':', '-'))
  const log = `${file}.log`
  const reportFile = report && `${file}.json`
  mkdirSync(results, { recursive: true })
  if (reportFile) rmSync(reportFile, { force: true })
  const extra = report ? ['--', ...RUNNERS[report](reportFile, workers)] : []
  const code = await run('npm', ['run', '--silent', name, ...extra], { cwd: root, log, minutes })
  const outcome = tally(code, reportFile)
  // Hashed again: a file edited while the step ran must not pass unseen.
  if (hash && outcome.failed === 0 && hash === hashOf(root, step))
    remember(root, name, { hash, passed: outcome.passed, at: new Date().toISOString() })
  return { ...outcome, failures: failuresIn(reportFile, step), times: timesIn(root, reportFile, step), log }
}
