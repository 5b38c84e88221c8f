import { lazy } from 'react'

const load = () => import('./CardDrawer.tsx')

/** The drawer comes when a card is pointed at, or opened by its address. */
export const LazyCardDrawer = lazy(async () => ({ default: (await load()).CardDrawer }))
export const preloadCardDrawer = () => void load().catch(() => undefined)
