import { createContext } from 'react'

/** Px at each edge that panels cover, and whether there is room for what floats beside a marker. */
export interface MapEdges {
  readonly start: number
  readonly end: number
  readonly bottom: number
  readonly hasPopovers: boolean
}

/** What a layout of panels over the map tells the map in it. */
export const MapEdgesContext = createContext<MapEdges>({ start: 0, end: 0, bottom: 0, hasPopovers: true })
