/** Work that can be left and taken up again: it yields where it may be left. */
export type Steps<Result> = Generator<void, Result>

/** Browsers that say whether a person waits for an answer, which TypeScript does not know of. */
const { scheduling } = navigator as { scheduling?: { isInputPending: () => boolean } }
/** How long the page waits for the work at most, in ms: longer where it is told of each key and press meanwhile. */
const turn = scheduling ? 40 : 12

export function runNow<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value as Result
  }
}

const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Does the work a little at a time, so that the page answers in between; given up, it never ends. */
export async function runInTurns<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result> {
  let end = performance.now() + turn
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value as Result
    if (performance.now() < end && !scheduling?.isInputPending()) continue
    await nextTurn()
    signal.throwIfAborted()
    end = performance.now() + turn
  }
}

/** Does the work whenever the page has nothing else to do; answers with how to give it up. */
export function runWhenIdle(steps: Steps<unknown>): () => void {
  // Not in Safari, where it is done when it is asked for.
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  const go: IdleRequestCallback = (deadline) => {
    while (deadline.timeRemaining() > 1) if (steps.next().done) return
    request = requestIdleCallback(go)
  }
  let request = requestIdleCallback(go)
  return () => cancelIdleCallback(request)
}
