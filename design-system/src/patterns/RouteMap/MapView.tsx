import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { cameraAt, type Edges, fitted, middleOf, type Size } from './camera.ts'
import { Ground } from './Ground.tsx'
import { MapControls } from './MapControls.tsx'
import { MapMarks } from './MapMarks.tsx'
import type { Plane } from './projection.ts'
import type { RouteMapProps } from './RouteMap.tsx'
import { ScaleBar } from './ScaleBar.tsx'
import type { MapPosition } from './types.ts'
import { useCamera } from './useCamera.ts'
import { useGestures } from './useGestures.ts'
import { useTopology } from './useTopology.ts'
import { strings } from './strings.ts'
import * as styles from './RouteMap.css.ts'

/** No nearer than this, in px a unit of the plane, is what is shown first, and what is chosen. */
const NEAREST = { all: 2.2, chosen: 6, followed: 5 } as const
const world: readonly MapPosition[] = [
  [-115, 58],
  [150, -38],
]

export type CanvasProps = Omit<RouteMapProps, 'ref' | 'extent'>

interface MapViewProps extends CanvasProps {
  readonly map: RefObject<HTMLDivElement | null>
  readonly isMeasured: boolean
  readonly size: Size
  readonly edges: Edges
  readonly plane: Plane
  readonly locale: string
  readonly hasPopovers: boolean
}

/** The map at work: its camera, what is drawn for it, and what moves it. */
export function MapView({
  label,
  markers,
  routes = [],
  places = [],
  selectedId = null,
  onSelectionChange,
  popover,
  isFollowing = false,
  onFollowingChange,
  isInteractive = true,
  map,
  isMeasured,
  size,
  edges,
  plane,
  locale,
  hasPopovers,
}: MapViewProps) {
  'use memo'
  const text = useStrings(strings)
  const hintId = useId()
  const topology = useTopology()
  const camera = useCamera(size, plane.limits)
  const { drawn, ground, marks } = camera
  const isMoved = useRef(false)
  const selected = markers.find(({ id }) => id === selectedId)
  const route = routes.find(({ id }) => id === selectedId)
  const [longitude, latitude] = selected?.position ?? []

  const aim = (points: readonly MapPosition[], nearest: number, isInstant = false) =>
    camera.fly(
      fitted(
        points.map((point) => plane.project(point)),
        size,
        edges,
        nearest,
      ),
      { isInstant },
    )
  const all = markers.length > 0 ? markers.map(({ position }) => position) : world
  const fit = () => {
    isMoved.current = false
    onFollowingChange?.(false)
    aim(all, NEAREST.all)
  }
  const show = useEffectEvent((isInstant: boolean) => {
    if (!isMeasured) return
    if (selected) aim([selected.position, ...(route?.stops ?? [])], NEAREST.chosen, isInstant)
    else if (isInstant) aim(all, NEAREST.all, true)
  })
  const isUnderWay = useRef(false)
  const follow = useEffectEvent(() => {
    if (!isFollowing) isUnderWay.current = false
    if (!isFollowing || !selected || !drawn) return
    // It comes near once; from then on a person chooses how near.
    const k = isUnderWay.current ? drawn.k : Math.max(NEAREST.followed, drawn.k)
    isUnderWay.current = true
    camera.fly(cameraAt(plane.project(selected.position), middleOf(size, edges), k))
  })
  const shownPlane = useRef(plane)
  const refit = useEffectEvent(() => {
    // On another plane nothing is where a person has moved the map to.
    if (shownPlane.current !== plane) isMoved.current = false
    shownPlane.current = plane
    if (!isMoved.current) show(true)
  })

  // The first look, and another one when the room changes, until a person has moved the map.
  useEffect(() => refit(), [isMeasured, size, edges.left, edges.right, edges.bottom, plane])
  const shownId = useRef(selectedId)
  const hasSelected = selected !== undefined
  useEffect(() => {
    if (selectedId === null) shownId.current = null
    if (shownId.current === selectedId || !hasSelected) return
    shownId.current = selectedId
    show(false)
  }, [selectedId, hasSelected])
  useEffect(() => follow(), [isFollowing, longitude, latitude])

  const keepZoom = () => {
    isMoved.current = true
  }
  const leave = () => {
    isMoved.current = true
    if (isFollowing) onFollowingChange?.(false)
  }
  const gestures = useGestures({
    map,
    camera,
    isOn: isInteractive,
    onPan: leave,
    onZoom: keepZoom,
    onFit: fit,
    onEscape: () => onSelectionChange?.(null),
  })
  return (
    <>
      <div
        ref={map}
        role={isInteractive ? 'group' : 'img'}
        aria-label={label}
        aria-roledescription={isInteractive ? text.map : undefined}
        aria-describedby={isInteractive ? hintId : undefined}
        tabIndex={isInteractive ? 0 : undefined}
        className={cx(styles.map, isInteractive && styles.movable)}
        {...gestures}
      >
        {drawn && (
          <>
            <div ref={ground} className={styles.layer}>
              <Ground
                plane={plane}
                camera={drawn}
                size={size}
                topology={topology}
                routes={routes}
                selectedId={selectedId}
                position={selected?.position}
              />
            </div>
            <div ref={marks} className={styles.layer}>
              <MapMarks
                {...{ markers, places, selected, route, plane, size, edges, locale, text }}
                camera={drawn}
                countries={topology?.countryLabels ?? []}
                isInteractive={isInteractive}
                popover={hasPopovers && selected ? popover : undefined}
                onSelect={(id) => onSelectionChange?.(id)}
                onOpenCluster={(positions) => {
                  isMoved.current = true
                  aim(positions, 20)
                }}
              />
            </div>
          </>
        )}
      </div>
      {isInteractive && (
        <>
          <VisuallyHidden id={hintId}>{text.hint}</VisuallyHidden>
          {drawn && <ScaleBar camera={drawn} plane={plane} size={size} locale={locale} />}
          <MapControls
            text={text}
            onZoom={(factor) => {
              camera.flyZoom(factor)
              keepZoom()
            }}
            onFit={fit}
          />
        </>
      )}
    </>
  )
}
