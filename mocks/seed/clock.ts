let fixed: Date | undefined

/** The only "now" of the mocks. */
export const now = () => (fixed ? new Date(fixed) : new Date())

/** Stops the clock at an instant, so that tests and pictures hold still; without one it runs again. */
export const setNow = (instant?: Date | string) => {
  fixed = instant === undefined ? undefined : new Date(instant)
}

/** What `make` gives while the clock stands at an instant. */
export const at = <Made>(instant: Date | string, make: () => Made): Made => {
  const before = fixed
  setNow(instant)
  try {
    return make()
  } finally {
    fixed = before
  }
}

/** Milliseconds. */
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY
