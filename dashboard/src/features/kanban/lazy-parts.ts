import { lazy } from 'react'

const load = async () => ({ default: (await import('./CardDrawer.tsx')).CardDrawer })

/** The drawer comes when a card is pointed at, or opened by its address. */
export const LazyCardDrawer = lazy(load)
export const preloadCardDrawer = () => void load().catch(() => undefined)

export const LazyLimitBoard = lazy(async () => ({ default: (await import('./LimitBoard.tsx')).LimitBoard }))
export const LazyRemoveBoard = lazy(async () => ({
  default: (await import('./RemoveBoard.tsx')).RemoveBoard,
}))
