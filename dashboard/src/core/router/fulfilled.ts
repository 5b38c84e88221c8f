/** A promise that React's `use` reads at once, as it does those that it has seen fulfilled. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
