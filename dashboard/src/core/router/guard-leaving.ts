import type { Navigator } from 'react-router-dom'
import { backGuard, type Leave, leaveGuard } from './back-guard.ts'

/** Changes that a step may lose. */
export interface GuardedChanges {
  /** The path that holds them. */
  readonly here: string
  /** Whether a step back within the path loses them too, as where a query has opened a dialog. */
  readonly holdsBack: boolean
  /** The query that tells records of the path apart, with its value for this one: another one leads away. */
  readonly record?: { readonly name: string; readonly value: string | null } | undefined
  /** Asks whether to leave; who leaves takes the step that it is given. */
  readonly ask: (leave: Leave) => void
  /** Called when they are let go. */
  readonly letGo: () => void
}

interface Place {
  readonly pathname: string
  readonly search: string
}
type Step = (this: void, ...to: Parameters<Navigator['push']>) => void

/** What holds now, the newest last: the changes of a dialog over those of its page. */
let guarded: readonly GuardedChanges[] = []
let giveBackSteps = () => undefined as void

/** The place that a step of the router leads to; one without a path stays where it is. */
function placeOf(to: Parameters<Navigator['push']>[0], here: string): Place {
  if (typeof to === 'string') return new URL(to, new URL(here, location.origin))
  return { pathname: to.pathname || here, search: to.search ?? '' }
}

/** Whether a place is another one than that of the changes. */
const isElsewhere = ({ pathname, search }: Place, { here, record }: GuardedChanges) =>
  pathname !== here || (record !== undefined && new URLSearchParams(search).get(record.name) !== record.value)

/** Asks once for all changes that a step would lose; who leaves lets all of them go. */
function hold(isLost: (changes: GuardedChanges) => boolean, leave: Leave) {
  const asking = guarded.findLast(isLost)
  if (!asking) return leave()
  asking.ask(() => {
    for (const changes of guarded.filter(isLost)) {
      release(changes)
      changes.letGo()
    }
    leave()
  })
}

function release(changes: GuardedChanges) {
  guarded = guarded.filter((one) => one !== changes)
  if (guarded.length === 0) giveBackSteps()
}

/** How far the browser is from where it is being sent back to. */
let away = 0

// The browser has already gone when it says so: it is sent back again, which the router need not hear of either.
function holdBack(place: Place, delta: number) {
  if (away !== 0) {
    away = delta === 0 ? 0 : away + delta
    // Another step back came before the way here was taken: the rest of it follows.
    if (away !== 0 && Math.sign(delta) !== Math.sign(away)) history.go(-away)
    return true
  }
  const isLost = (changes: GuardedChanges) => isElsewhere(place, changes) || changes.holdsBack
  if (delta === 0 || !guarded.some(isLost)) return false
  away = delta
  history.go(-delta)
  hold(isLost, () => history.go(delta))
  return true
}

function takeSteps(navigator: Navigator) {
  // The router calls them by name, not as methods.
  const { push, replace } = navigator as { push: Step; replace: Step }
  const held =
    (step: Step): Step =>
    (to, ...rest) =>
      hold(
        (changes) => isElsewhere(placeOf(to, changes.here), changes),
        () => step(to, ...rest),
      )
  away = 0
  Object.assign(navigator, { push: held(push), replace: held(replace) })
  backGuard.current = holdBack
  leaveGuard.current = (leave) => hold(() => true, leave)
  giveBackSteps = () => {
    Object.assign(navigator, { push, replace })
    backGuard.current = null
    leaveGuard.current = null
  }
}

/**
 * Holds every step that would lose changes, whether a link, a command or the browser's back, until that is settled.
 * Gives what ends it.
 */
export function guardLeaving(navigator: Navigator, changes: GuardedChanges): () => void {
  if (guarded.length === 0) takeSteps(navigator)
  guarded = [...guarded, changes]
  return () => release(changes)
}
