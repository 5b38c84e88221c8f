import Supercluster from 'supercluster'
import { type Tone, toneNames } from '../../tokens/ramps.ts'
import type { MapMarker, MapPosition } from './types.ts'

/** Px within which markers become one. */
const RADIUS = 46
const GREATEST_ZOOM = 14

type Tones = Partial<Record<Tone, number>>

/** Several markers that lie too close to be told apart. */
export interface Cluster {
  readonly id: number
  readonly position: MapPosition
  readonly count: number
  /** How many there are of each tone. */
  readonly tones: Tones
  readonly markerIds: readonly string[]
}

export interface Clustered {
  readonly clusters: readonly Cluster[]
  readonly markers: readonly MapMarker[]
}

/** An index of markers, which tells for a zoom which stand alone and which stand together. */
export function clusterIndex(markers: readonly MapMarker[]) {
  const byId = new Map(markers.map((marker) => [marker.id, marker]))
  const index = new Supercluster<{ id: string; tone: Tone }, { tones: Tones }>({
    radius: RADIUS,
    maxZoom: GREATEST_ZOOM,
    map: ({ tone }) => ({ tones: { [tone]: 1 } }),
    reduce: (sum, { tones }) => {
      sum.tones = Object.fromEntries(
        toneNames.flatMap((tone) => {
          const count = (sum.tones[tone] ?? 0) + (tones[tone] ?? 0)
          return count > 0 ? [[tone, count]] : []
        }),
      )
    },
  })
  index.load(
    markers.map(({ id, tone = 'primary', position: [longitude, latitude] }) => ({
      type: 'Feature',
      properties: { id, tone },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  )
  return (zoom: number): Clustered => {
    const clusters: Cluster[] = []
    const alone: MapMarker[] = []
    const found = index.getClusters(
      [-180, -90, 180, 90],
      Math.max(0, Math.min(GREATEST_ZOOM + 1, Math.round(zoom))),
    )
    for (const { properties, geometry } of found) {
      const [longitude, latitude] = geometry.coordinates
      const position: MapPosition = [longitude!, latitude!]
      if ('cluster' in properties)
        clusters.push({
          id: properties.cluster_id,
          position,
          count: properties.point_count,
          tones: properties.tones,
          markerIds: index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.id),
        })
      else alone.push(byId.get(properties.id)!)
    }
    return { clusters, markers: alone }
  }
}

/** The zoom, as tiled maps count it, at which a degree of latitude has so many px. */
export const zoomOf = (pxPerDegree: number, latitude: number) =>
  Math.log2((pxPerDegree * Math.cos((latitude * Math.PI) / 180) * 360) / 512)
