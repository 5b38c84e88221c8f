/** Work that can be left and taken up again: it yields where it may be left. */
export type Steps<Result> = Generator<void, Result>

/** How long the page waits for the work at most before it may answer a person, in ms. */
const turn = 8

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
    if (performance.now() < end) continue
    await nextTurn()
    signal.throwIfAborted()
    end = performance.now() + turn
  }
}
