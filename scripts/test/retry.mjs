import { passedIn, wordsFor } from './report.mjs'
import { runScript } from './step.mjs'

/** More failures than this in one step are no bad luck of a busy machine, and running them again takes too long. */
const MOST_RETRIED = 20
/** More flaky tests than this in one run are a failure: something is wrong that a second try hides. */
export const MOST_FLAKY = 5

/** Whether what failed in a step may be run once more. */
export const isRetried = ({ drawsPages }, { failures = [] }) =>
  Boolean(drawsPages) && failures.length > 0 && failures.length <= MOST_RETRIED

/** Runs what failed in a step once more, alone: what passes now is `flaky`, the rest has failed. */
export async function retryStep(root, step, outcome, { scope }) {
  const { failures } = outcome
  const { reportFile } = await runScript(root, step, {
    scope,
    workers: 1,
    words: wordsFor(failures, step),
    suffix: '-again',
  })
  const passed = passedIn(reportFile)
  const flaky = failures.filter(({ id }) => passed.has(id))
  return {
    ...outcome,
    flaky,
    failures: failures.filter(({ id }) => !passed.has(id)),
    passed: outcome.passed + flaky.length,
    failed: Math.max(failures.length - flaky.length, outcome.failed - flaky.length),
    notes: flaky.length > 0 ? [...outcome.notes, `${flaky.length} flaky`] : outcome.notes,
  }
}
