import { CustomProjection } from '@visx/geo'
import { memo } from 'react'
import { type Camera, type Size, toPlane } from './camera.ts'
import type { Plane } from './projection.ts'
import * as styles from './RouteMap.css.ts'
import { partedRoute } from './projection.ts'
import type { MapPosition, MapRoute } from './types.ts'
import { OVERSCAN } from './useCamera.ts'

type Topology = typeof import('./topology/shapes.ts')

interface GroundProps {
  readonly plane: Plane
  readonly camera: Camera
  readonly size: Size
  readonly topology: Topology | undefined
  readonly routes: readonly MapRoute[]
  readonly selectedId: string | null
  /** Where who takes the selected route is. */
  readonly position: MapPosition | undefined
}

/** Land, borders and routes: drawn once on the plane, then placed by one transform. */
export function Ground({ plane, camera, size, topology, routes, selectedId, position }: GroundProps) {
  const [dx, dy] = [size.width * OVERSCAN, size.height * OVERSCAN]
  const [left, top] = toPlane(camera, [-dx, -dy])
  const [right, bottom] = toPlane(camera, [size.width + dx, size.height + dy])
  return (
    <svg
      aria-hidden
      width={size.width + 2 * dx}
      height={size.height + 2 * dy}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      className={styles.ground}
      style={{ left: -dx, top: -dy }}
    >
      {topology && <Land plane={plane} topology={topology} />}
      <Routes plane={plane} routes={routes} selectedId={selectedId} position={position} />
    </svg>
  )
}

/** The coasts and borders; they are projected when the plane or the topology changes, and at no other time. */
const Land = memo(function Land({ plane, topology }: { plane: Plane; topology: Topology }) {
  return (
    <CustomProjection
      projection={() => plane.projection}
      data={[
        { type: 'MultiPolygon', coordinates: topology.land.map(({ coordinates }) => coordinates) },
        ...topology.coasts,
        ...topology.borders,
      ]}
      digits={1}
    >
      {({ features: [land, ...lines] }) => {
        const [coasts, borders] = [
          lines.slice(0, topology.coasts.length),
          lines.slice(topology.coasts.length),
        ].map((features) => features.map(({ path }) => path))
        return (
          <>
            <Lines paths={coasts} className={styles.shallows} />
            <path d={land?.path ?? ''} className={styles.land} />
            <Lines paths={coasts} className={styles.coasts} />
            <Lines paths={borders} className={styles.borders} />
          </>
        )
      }}
    </CustomProjection>
  )
})

/** Each line by itself, so that a part of the map is painted with the lines that reach it, and not with all of them. */
function Lines({ paths = [], className }: { paths?: readonly (string | null)[]; className: string }) {
  return <g className={className}>{paths.map((path, at) => path && <path key={at} d={path} />)}</g>
}

const lineOf = (positions: readonly MapPosition[]) => ({
  type: 'LineString' as const,
  coordinates: positions.map(([longitude, latitude]) => [longitude, latitude]),
})

/** The ways: of the one that is chosen what is done is solid and what is left is dotted. */
const Routes = memo(function Routes({
  plane,
  routes,
  selectedId,
  position,
}: Pick<GroundProps, 'plane' | 'routes' | 'selectedId' | 'position'>) {
  const chosen = routes.find(({ id }) => id === selectedId)
  const { done, left } = chosen
    ? partedRoute(chosen.stops, chosen.progress, position)
    : { done: [], left: [] }
  const others = routes.filter(({ id }) => id !== selectedId)
  return (
    <CustomProjection
      projection={() => plane.projection}
      data={[...others.map(({ stops }) => lineOf(stops)), lineOf(done), lineOf(left)]}
      digits={2}
    >
      {({ features }) => (
        <>
          <Lines
            paths={features.slice(0, others.length).map(({ path }) => path)}
            className={styles.otherRoutes}
          />
          <path d={features.at(-1)?.path ?? ''} className={styles.routeLeft} />
          <path d={features.at(-2)?.path ?? ''} className={styles.routeDone} />
        </>
      )}
    </CustomProjection>
  )
})
