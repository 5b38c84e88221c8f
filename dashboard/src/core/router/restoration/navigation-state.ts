import { createContext } from 'react'
import type { Location, NavigationType } from 'react-router-dom'

/** One stay at an address, with how one came there. */
export interface HistoryEntry {
  readonly location: Location
  readonly action: NavigationType
  /** Where one was before; none when the page was loaded there. */
  readonly from?: Location
  /** Whether the same screen goes on: place and focus stay as they are. */
  readonly isStaying: boolean
}

/** The entry that shows, and whether another is on its way. */
export interface NavigationState {
  readonly entry: HistoryEntry
  readonly isOnTheWay: boolean
}

export const NavigationStateContext = createContext<NavigationState | null>(null)

/** How far down each entry was left, by the key of its entry in the history. */
export const scrollPositions = new Map<string, number>()

/** An entry that the browser made by itself has no key of its own; its address stands in. */
export const historyKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key

/** Whether this page was left and has come back, as by a reload. */
export const isBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')
