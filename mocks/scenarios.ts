import { store } from './collections/store.ts'

/** A part of the API, by the segment of its paths. */
export type Area = 'auth' | 'users'

/** A way in which the API can misbehave. */
export interface Scenario {
  /** Answers wait between these two numbers of milliseconds. */
  readonly delay?: readonly [min: number, max: number]
  /** Every call, or every call of one area, answers 500. */
  readonly fail?: boolean | Area
  /** Lists have no rows. */
  readonly empty?: boolean
}

let current: Scenario = {}

/** The scenario that is on. */
export const scenario = () => current

/** Turns a scenario on in place of the one before; without one the API behaves. */
export const setScenario = (next: Scenario = {}) => {
  current = next
}

/** Forgets everything that was changed: the sample data is as on the first visit, in all tabs. */
export const resetData = () => store.reset()
