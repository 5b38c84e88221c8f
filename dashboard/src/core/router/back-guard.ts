/** Says whether the screen stays though the browser has gone to another place, `delta` entries of the history away. */
type BackGuard = (place: { readonly pathname: string; readonly search: string }, delta: number) => boolean

/** Goes where one was kept from going. */
export type Leave = () => void

/** What holds a step that leads away while changes would be lost, and takes it once that is settled. */
export const leaveGuard: { current: ((leave: Leave) => void) | null } = { current: null }

/** Takes a step that leads away, such as signing out, as soon as nothing holds it. */
export const leaveWhenFree = (leave: Leave) => (leaveGuard.current ? leaveGuard.current(leave) : leave())

/** Asked by the router before it follows the browser back or forth. */
export const backGuard: { current: BackGuard | null } = { current: null }
