import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type Ref, Suspense, use } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { MapEdgesContext } from './MapEdges.ts'
import * as styles from './RouteMap.css.ts'
import type { MapMarker, MapPlace, MapRoute } from './types.ts'

export type { MapMarker, MapPlace, MapPosition, MapRoute } from './types.ts'

export interface RouteMapProps {
  /** What the map shows: its name. */
  label: string
  /** What has a place on it; those that lie too close become one with their number. */
  markers: readonly MapMarker[]
  /** The ways of markers; of the chosen one what is done is solid and what is left is dotted. @default none */
  routes?: readonly MapRoute[]
  /** Towns to name where there is room. @default none */
  places?: readonly MapPlace[]
  /** The id of the chosen marker; the map goes to it. @default none */
  selectedId?: string | null
  /** Called with the id of a marker that is pressed, and with null on Escape. */
  onSelectionChange?: (id: string | null) => void
  /** What stands beside the chosen marker, where there is room for it. @default nothing */
  popover?: ReactNode
  /** Keeps the chosen marker in the middle while it moves. @default false */
  isFollowing?: boolean
  /** Called when a person moves the map and so stops following. */
  onFollowingChange?: (isFollowing: boolean) => void
  /** Whether it can be moved and markers pressed; one that cannot is a picture of where things are. @default true */
  isInteractive?: boolean
  ref?: Ref<HTMLDivElement>
}

const { Part: MapCanvas } = lazyWithPreload(async () => (await import('./MapCanvas.tsx')).MapCanvas)

/**
 * Where things are on the earth and which way they take; it needs no network but its own files, and fills its container.
 *
 * Use when places, distances and ways matter, beside a list that says the same in words. Not for comparing countries by
 * a figure, nor as the only way to choose something.
 */
export function RouteMap({ ref, ...props }: RouteMapProps) {
  const { start, end, bottom } = use(MapEdgesContext)
  const isBrowser = useIsBrowser()
  return (
    <div
      ref={ref}
      {...dataAttributes(props)}
      className={styles.frame}
      style={assignInlineVars({
        [styles.freeStart]: `${start}px`,
        [styles.freeEnd]: `${end}px`,
        [styles.freeBottom]: `${bottom}px`,
      })}
    >
      {isBrowser && (
        <Suspense>
          <MapCanvas {...props} />
        </Suspense>
      )}
    </div>
  )
}
