/** A finding that a story is allowed, and why. */
export interface Exception {
  reason: string
}

/** What is left of the findings when the story's exceptions are taken off, and the exceptions that took nothing off. */
export function takeOff<Finding, Allowed extends Exception>(
  findings: Finding[],
  exceptions: Allowed[],
  covers: (exception: Allowed, finding: Finding) => boolean,
) {
  return {
    left: findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding))),
    stale: exceptions.filter((exception) => !findings.some((finding) => covers(exception, finding))),
  }
}
