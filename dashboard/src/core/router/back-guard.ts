/** Says whether the screen stays though the browser has gone to another path, `delta` entries of the history away. */
type BackGuard = (pathname: string, delta: number) => boolean

/** Asked by the router before it follows the browser back or forth. */
export const backGuard: { current: BackGuard | null } = { current: null }
