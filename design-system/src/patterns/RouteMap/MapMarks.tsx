import type { ReactNode } from 'react'
import { type Camera, type Edges, type Point, type Size, toPlane, toScreen } from './camera.ts'
import { clusterIndex, zoomOf } from './clusters.ts'
import { placeLabels } from './labels.ts'
import { ClusterMark, MapLabel, Marker, MarkerPopover } from './Marks.tsx'
import { type Plane, partedRoute } from './projection.ts'
import type { CountryLabel } from './topology/shapes.ts'
import type { MapMarker, MapPlace, MapPosition, MapRoute } from './types.ts'
import { OVERSCAN } from './useCamera.ts'
import type { strings } from './strings.ts'

const POPOVER = 320

interface MapMarksProps {
  readonly markers: readonly MapMarker[]
  readonly places: readonly MapPlace[]
  readonly countries: readonly CountryLabel[]
  readonly selected: MapMarker | undefined
  readonly route: MapRoute | undefined
  readonly plane: Plane
  readonly camera: Camera
  readonly size: Size
  readonly edges: Edges
  readonly locale: string
  readonly text: (typeof strings)['en']
  readonly isInteractive: boolean
  readonly popover: ReactNode
  readonly onSelect: (id: string) => void
  readonly onOpenCluster: (positions: readonly MapPosition[]) => void
}

/** Names, markers and what belongs to the chosen one, placed for a camera. */
export function MapMarks({
  markers,
  places,
  countries,
  selected,
  route,
  plane,
  camera,
  size,
  edges,
  locale,
  text,
  isInteractive,
  popover,
  onSelect,
  onOpenCluster,
}: MapMarksProps) {
  'use memo'
  const selectedId = selected?.id
  const clustersAt = clusterIndex(markers.filter(({ id }) => id !== selectedId))
  const pointOf = (position: MapPosition): Point => toScreen(camera, plane.project(position))
  const isDrawn = (position: MapPosition) => {
    const [x, y] = pointOf(position)
    const [dx, dy] = [size.width * OVERSCAN, size.height * OVERSCAN]
    return x > -dx && x < size.width + dx && y > -dy && y < size.height + dy && plane.has(position)
  }
  const [, latitude] = plane.invert(toPlane(camera, [size.width / 2, size.height / 2]))
  const step = plane.project([0, latitude + 0.25])[1] - plane.project([0, latitude - 0.25])[1]
  const { clusters, markers: alone } = clustersAt(zoomOf(Math.abs(step) * 2 * camera.k, latitude))
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const labels = placeLabels(places, countries, (code) => names.of(code), { plane, camera, size, edges })
  const figures = new Intl.NumberFormat(locale)
  return (
    <>
      {labels.map((label) => (
        <MapLabel key={label.key} label={label} />
      ))}
      {clusters
        .filter(({ position }) => isDrawn(position))
        .map((cluster) => (
          <ClusterMark
            key={`cluster ${cluster.id}`}
            cluster={cluster}
            point={pointOf(cluster.position)}
            figure={figures.format(cluster.count)}
            label={text.cluster(cluster.count)}
            onPress={
              isInteractive
                ? () =>
                    onOpenCluster(
                      markers
                        .filter(({ id }) => cluster.markerIds.includes(id))
                        .map(({ position }) => position),
                    )
                : undefined
            }
          />
        ))}
      {[...alone, ...(selected ? [selected] : [])]
        .filter(({ position }) => isDrawn(position))
        .map((marker) => (
          <Marker
            key={marker.id}
            marker={marker}
            point={pointOf(marker.position)}
            isSelected={marker.id === selectedId}
            onPress={isInteractive ? () => onSelect(marker.id) : undefined}
          />
        ))}
      {selected && popover && (
        <MarkerPopover
          point={pointOf(selected.position)}
          side={sideFor(pointOf(selected.position)[0], nextX(selected, route, pointOf), size, edges)}
        >
          {popover}
        </MarkerPopover>
      )}
    </>
  )
}

/** Where on the screen the way that is left leads next. */
function nextX(selected: MapMarker, route: MapRoute | undefined, pointOf: (position: MapPosition) => Point) {
  const next = route && partedRoute(route.stops, route.progress, selected.position).left[1]
  return next ? pointOf(next)[0] : undefined
}

/** The side away from the way that is left, unless there is no room. */
function sideFor(x: number, next: number | undefined, { width }: Size, { left, right }: Edges) {
  const hasRoom = { west: x - POPOVER > left, east: x + POPOVER < width - right }
  const wanted = next !== undefined && next < x ? 'east' : 'west'
  const other = wanted === 'west' ? 'east' : 'west'
  return hasRoom[wanted] || !hasRoom[other] ? wanted : other
}
