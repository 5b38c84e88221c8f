/** Lets React's `use` read a promise at once when it is fulfilled, also one that it sees for the first time. */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}
