import { at, now } from '../seed/clock.ts'

/** One named piece of what the mocks remember. */
export interface Cell<State> {
  get(): State
  set(state: State): void
}

interface CellOptions<State> {
  /** Unique in its store; also its key in the browser's storage. */
  readonly name: string
  /** The state of a fresh start, made when it is first asked for. */
  readonly seed: () => State
  /** Reads a state that comes from outside; throws if it is not one. */
  readonly read: (outside: unknown) => State
}

/** Told about everything that happens to a store from this side. */
export interface StoreListener {
  /** A cell has joined after the listener did. */
  joined?(name: string): void
  changed(name: string, state: unknown): void
  /** The instant of the sample data is set: like a change, but nobody has changed anything. */
  seeded?(name: string, instant: string): void
  reset(): Promise<void>
}

/** Runs something when no other tab does the like, and settles when what it changed is kept. */
export type Exclusive = <Done>(run: () => Done) => Promise<Done>

/** What the mocks remember, in memory. */
export interface Store {
  cell<State>(options: CellOptions<State>): Cell<State>
  /** A cell that is neither kept nor shared, but forgotten with the others. */
  looseCell<State>(options: Omit<CellOptions<State>, 'read'>): Cell<State>
  names(): string[]
  /** Makes sample data as of the instant at which those of this store were first made, however late it is now. */
  asSeeded<Made>(make: () => Made): Made
  /** Whether a cell has left its fresh start behind, or was at least looked at. */
  isTouched(name: string): boolean
  /** Takes over a state from outside without telling the listeners; throws if it is unreadable. */
  adopt(name: string, outside: unknown): void
  /** Runs what may change the store when nobody else with the same data does, on the newest of them. */
  exclusively<Done>(run: () => Done): Promise<Done>
  /** Who makes that so; on its own, a store has nobody to wait for. */
  setExclusive(exclusive: Exclusive): void
  /** Every state by its name, those of a fresh start too. */
  snapshot(): Record<string, unknown>
  /** Takes over states from outside as a change of this side, all of them or none; throws if one is unreadable. */
  replace(outside: Readonly<Record<string, unknown>>): void
  /** Forgets one state, or every one, so that the next look finds the seeds. */
  forget(name?: string): void
  /** `forget`, and the listeners know. */
  reset(): Promise<void>
  listen(listener: StoreListener): void
  /** Handlers answer only after everything that holds the store has let go. */
  holdUntil(task: Promise<unknown>): void
  ready(): Promise<unknown>
}

/** The name under which the instant of the sample data is kept. */
const SEEDED_AT = 'seeded-at'

const readInstant = (outside: unknown) => {
  if (typeof outside !== 'string' || Number.isNaN(Date.parse(outside))) throw new Error('Not an instant')
  return outside
}

/** Makes an empty store; cells join it, persistence may listen to it. */
export const createStore = (): Store => {
  const readers = new Map<string, (outside: unknown) => unknown>()
  const cells = new Map<string, { get(): unknown }>()
  const states = new Map<string, unknown>()
  const listeners = new Set<StoreListener>()
  let held: Promise<unknown> = Promise.resolve()
  let exclusive: Exclusive = async (run) => run()

  const seededAt = () => {
    if (!states.has(SEEDED_AT)) {
      const instant = now().toISOString()
      states.set(SEEDED_AT, instant)
      for (const listener of listeners) listener.seeded?.(SEEDED_AT, instant)
    }
    return states.get(SEEDED_AT) as string
  }
  const asSeeded = <Made>(make: () => Made) => at(seededAt(), make)
  readers.set(SEEDED_AT, readInstant)
  cells.set(SEEDED_AT, { get: seededAt })

  const createCell = <State>(name: string, seed: () => State): Cell<State> => ({
    get: () => {
      if (!states.has(name)) states.set(name, asSeeded(seed))
      return states.get(name) as State
    },
    set: (state) => void states.set(name, state),
  })
  const change = (name: string, state: unknown) => {
    states.set(name, state)
    for (const listener of listeners) listener.changed(name, state)
  }

  return {
    cell: <State>({ name, seed, read }: CellOptions<State>): Cell<State> => {
      const cell = createCell(name, seed)
      readers.set(name, read)
      cells.set(name, cell)
      for (const listener of listeners) listener.joined?.(name)
      return { ...cell, set: (state) => change(name, state) }
    },
    looseCell: ({ name, seed }) => createCell(name, seed),
    names: () => [...readers.keys()],
    asSeeded,
    isTouched: (name) => states.has(name),
    adopt: (name, outside) => {
      const read = readers.get(name)
      if (read) states.set(name, read(outside))
    },
    exclusively: (run) => exclusive(run),
    setExclusive: (given) => {
      exclusive = given
    },
    snapshot: () => Object.fromEntries([...cells].map(([name, cell]) => [name, cell.get()])),
    replace: (outside) => {
      const known = Object.entries(outside).filter(([name]) => readers.has(name))
      const read = known.map(([name, state]) => [name, readers.get(name)!(state)] as const)
      for (const [name, state] of read) change(name, state)
    },
    forget: (name) => (name === undefined ? states.clear() : void states.delete(name)),
    reset: async () => {
      states.clear()
      await Promise.all([...listeners].map((listener) => listener.reset()))
    },
    listen: (listener) => listeners.add(listener),
    holdUntil: (task) => {
      held = Promise.all([held, task])
    },
    ready: () => held,
  }
}

/** The store behind all handlers. */
export const store = createStore()
