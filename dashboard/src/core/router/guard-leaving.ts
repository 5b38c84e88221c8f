import type { Navigator } from 'react-router-dom'
import { backGuard, type Leave, leaveGuard } from './back-guard.ts'

/** Changes that a navigation may lose. */
export interface GuardedChanges {
  /** The path of the page with the changes. */
  readonly here: string
  /** Whether going back within the path loses them too, for example where a query has opened a dialog. */
  readonly holdsBack: boolean
  /** The query parameter that identifies the record, with its value: another value is another page. */
  readonly record?: { readonly name: string; readonly value: string | null } | undefined
  /** Asks whether to leave; call `leave` to go on with the navigation. */
  readonly confirm: (leave: Leave) => void
  /** Called when the changes are discarded. */
  readonly letGo: () => void
}

interface Place {
  readonly pathname: string
  readonly search: string
}
type Step = (this: void, ...to: Parameters<Navigator['push']>) => void

/** The guarded changes, the newest last: those of a dialog come after those of its page. */
let guarded: readonly GuardedChanges[] = []
let giveBackSteps = () => undefined as void

/** The place that a navigation leads to; one without a path stays on the page. */
function placeOf(to: Parameters<Navigator['push']>[0], here: string): Place {
  if (typeof to === 'string') return new URL(to, new URL(here, location.origin))
  return { pathname: to.pathname || here, search: to.search ?? '' }
}

/** Whether a place is not that of the changes. */
const isElsewhere = ({ pathname, search }: Place, { here, record }: GuardedChanges) =>
  pathname !== here || (record !== undefined && new URLSearchParams(search).get(record.name) !== record.value)

/** Asks once for all changes that a navigation would lose; leaving discards all of them. */
function hold(isLost: (changes: GuardedChanges) => boolean, leave: Leave) {
  const asking = guarded.findLast(isLost)
  if (!asking) return leave()
  asking.confirm(() => {
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

/** How many history entries the browser still has to go back. */
let away = 0

// The browser has already gone when it reports a step: it is sent back, and the router does not see either step.
function holdBack(place: Place, delta: number) {
  if (away !== 0) {
    away = delta === 0 ? 0 : away + delta
    // Another step came before the browser was back: go the rest of the way.
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
  // The router calls them as plain functions, not as methods.
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
 * Holds every navigation that would lose changes, whether by a link, a command or the browser's back button, until the
 * person has decided. Returns a function that ends the guard.
 */
export function guardLeaving(navigator: Navigator, changes: GuardedChanges): () => void {
  if (guarded.length === 0) takeSteps(navigator)
  guarded = [...guarded, changes]
  return () => release(changes)
}
