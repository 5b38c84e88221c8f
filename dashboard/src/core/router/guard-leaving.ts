import type { Navigator } from 'react-router-dom'
import { backGuard, type Leave, leaveGuard, leaveWhenFree } from './back-guard.ts'

/** The path that a step of the router leads to; one without a path stays where it is. */
const pathOf = (to: Parameters<Navigator['push']>[0], here: string) =>
  (typeof to === 'string' ? new URL(to, new URL(here, location.origin)).pathname : to.pathname) || here

/**
 * Holds every step that leads away from a path, whether a link, a command or the browser's back, and hands over how to
 * take it after all; with `holdsBack` also a step back within the path. Gives what ends the guard.
 */
export function guardLeaving(
  navigator: Navigator,
  here: string,
  hold: (leave: Leave) => void,
  holdsBack = false,
): () => void {
  // The router calls them by name, not as methods.
  const { push, replace } = navigator as {
    [Step in 'push' | 'replace']: (this: void, ...to: Parameters<Navigator['push']>) => void
  }
  const earlier = { back: backGuard.current, leave: leaveGuard.current }
  let isOff = false
  /** How far the browser is from where it is being sent back to. */
  let away = 0
  const end = () => {
    isOff = true
    Object.assign(navigator, { push, replace })
    // A dialog's guard gives way to that of the page under it.
    if (backGuard.current === back) backGuard.current = earlier.back
    if (leaveGuard.current === leaveGuarded) leaveGuard.current = earlier.leave
  }
  const leaveGuarded = (leave: Leave) =>
    hold(() => {
      end()
      leaveWhenFree(leave)
    })
  const guarded =
    (step: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const leave = () => {
        end()
        step(to, state, options)
      }
      if (isOff || pathOf(to, here) === here) step(to, state, options)
      else hold(leave)
    }
  // The browser has already gone when it says so: it is sent back again, which the router need not hear of either.
  function back(pathname: string, delta: number) {
    if (away !== 0) {
      away = delta === 0 ? 0 : away + delta
      // Another step back came before the way here was taken: the rest of it follows.
      if (away !== 0 && Math.sign(delta) !== Math.sign(away)) history.go(-away)
      return true
    }
    if (isOff || (pathname === here && !holdsBack) || delta === 0) return false
    away = delta
    history.go(-delta)
    hold(() => {
      end()
      history.go(delta)
    })
    return true
  }
  Object.assign(navigator, { push: guarded(push), replace: guarded(replace) })
  backGuard.current = back
  leaveGuard.current = leaveGuarded
  return end
}
