import { store } from './store/store.ts'

/** The parts of the API, by the segment of their paths. */
export const AREAS = [
  'auth',
  'app-bar',
  'academy',
  'calendar',
  'chat',
  'dashboards',
  'ecommerce',
  'email',
  'front',
  'invoice',
  'kanban',
  'listings',
  'logistics',
  'notifications',
  'pages',
  'permissions',
  'roles',
  'users',
] as const

export type Area = (typeof AREAS)[number]

/** A fault that the API can simulate. */
export interface Scenario {
  /** Answers wait between these two numbers of milliseconds. */
  readonly delay?: readonly [min: number, max: number]
  /** Every call, every call of one area, or this share of all calls (0 to 1) answers 500. */
  readonly fail?: boolean | Area | number
  /** No call reaches the API. */
  readonly offline?: boolean
  /** Every call but signing in, or every call of one area, answers 403. */
  readonly forbid?: boolean | Area
  /** Lists have no rows. */
  readonly empty?: boolean
  /** There are 100,000 orders. */
  readonly many?: boolean
}

/** The scenarios that can be chosen by name. */
export const SCENARIOS = {
  slow: { delay: [400, 2500] },
  offline: { offline: true },
  failing: { fail: 0.2 },
  empty: { empty: true },
  many: { many: true },
  forbidden: { forbid: true },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

let current: Scenario = {}

/** The scenario that is on. */
export const scenario = () => current

/** Turns a scenario on in place of the one before; without one the API behaves. */
export const setScenario = (next: Scenario = {}) => {
  current = next
}

/**
 * The scenario that a text names, as it stands in an address: one name or several with commas between them, and after
 * `failing` and `forbidden` perhaps an area, as in `slow,failing:users`. Unknown words do nothing.
 */
export const readScenario = (text: string): Scenario =>
  Object.assign({}, ...text.split(',').map((part) => readPart(part.trim())))

const readPart = (part: string): Scenario => {
  const [name = '', where] = part.split(':', 2)
  const area = AREAS.find((one) => one === where)
  if (area && name === 'failing') return { fail: area }
  if (area && name === 'forbidden') return { forbid: area }
  return Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name as ScenarioName] : {}
}

/** Forgets everything that was changed: the sample data is as on the first visit, in all tabs. */
export const resetData = () => store.reset()
