import type { IconSource } from '../../components/Icon/Icon.tsx'
import type { Tone } from '../../tokens/ramps.ts'

/** A point on the earth in degrees: the longitude first, as in GeoJSON. */
export type MapPosition = readonly [longitude: number, latitude: number]

/** Something that has a place on the map. */
export interface MapMarker {
  /** Tells it from the others. */
  id: string
  /** What it is, in a few words: its name. */
  label: string
  /** Where it is. */
  position: MapPosition
  /** How it is. @default 'primary' */
  tone?: Tone
  /** A picture in it, where it has no heading. */
  icon?: IconSource
  /** Where it is going, in degrees clockwise from north: an arrow shows it. */
  heading?: number
}

/** A way from place to place, along great circles. */
export interface MapRoute {
  /** The id of the marker that takes it. */
  id: string
  /** The places on the way, from the first to the last. */
  stops: readonly MapPosition[]
  /** How much of it is done, from 0 to 1. */
  progress: number
}

/** A town whose name the map shows where there is room. */
export interface MapPlace {
  /** Its name, in the language around. */
  label: string
  /** Where it is. */
  position: MapPosition
  /** Gives it room before others. @default false */
  isMajor?: boolean
}
