/** The moment at which every story stands. */
export const NOW = Date.parse('2026-11-20T09:00:00Z')

/** Stops `Date` at a moment, in the page that calls it; timers keep running. */
export function pinClock(now: number) {
  const RealDate = Date
  RealDate.now = () => now
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
  })
}
