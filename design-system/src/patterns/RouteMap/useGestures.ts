import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { Point } from './camera.ts'
import type { CameraHandle } from './useCamera.ts'

const STEP = 90
const KEY_ZOOM = 1.6
/** Px that a pointer may wander and still press. */
const SLACK = 4

interface Gestures {
  readonly map: RefObject<HTMLDivElement | null>
  readonly camera: CameraHandle
  readonly isOn: boolean
  /** Called when a person moves the map away from where it was. */
  readonly onPan: () => void
  /** Called when a person changes how near it is. */
  readonly onZoom: () => void
  readonly onFit: () => void
  readonly onEscape: () => void
}

/** Moves a map by pointers, wheel and keys. */
export function useGestures({ map, camera, isOn, onPan, onZoom, onFit, onEscape }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const hasMoved = useRef(false)

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = map.current!.getBoundingClientRect()
    return [clientX - box.left, clientY - box.top]
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const speed = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.06 : 0.002
    camera.zoom(Math.exp(-event.deltaY * speed), pointOf(event))
    onZoom()
  })
  useEffect(() => {
    const element = map.current
    if (!isOn || !element) return
    const listener = (event: WheelEvent) => onWheel(event)
    // React listens passively, and a page must not scroll while its map zooms.
    element.addEventListener('wheel', listener, { passive: false })
    return () => element.removeEventListener('wheel', listener)
  }, [isOn, map])

  const spread = () => {
    const [one, other] = [...pointers.current.values()]
    if (!one || !other) return
    const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
    return { middle, distance: Math.hypot(one[0] - other[0], one[1] - other[1]) || 1 }
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (pointers.current.size === 0) hasMoved.current = false
    pointers.current.set(event.pointerId, pointOf(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId)
    if (!last) return
    const next = pointOf(event)
    const [dx, dy] = [next[0] - last[0], next[1] - last[1]]
    if (!hasMoved.current) {
      if (Math.hypot(dx, dy) < SLACK) return
      hasMoved.current = true
      // From here on the map has the pointer, so that what was under it is not pressed.
      map.current!.setPointerCapture(event.pointerId)
      map.current!.toggleAttribute('data-grabbed', true)
    }
    const before = spread()
    pointers.current.set(event.pointerId, next)
    const after = spread()
    if (before && after) {
      camera.pan(after.middle[0] - before.middle[0], after.middle[1] - before.middle[1])
      camera.zoom(after.distance / before.distance, after.middle)
      onZoom()
    } else {
      camera.pan(dx, dy)
      onPan()
    }
  }
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) map.current!.toggleAttribute('data-grabbed', false)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.shiftKey ? STEP * 3 : STEP
    const zoom = (factor: number) => {
      camera.flyZoom(factor)
      onZoom()
    }
    const actions: Partial<Record<string, () => void>> = {
      ArrowLeft: () => camera.pan(step, 0),
      ArrowRight: () => camera.pan(-step, 0),
      ArrowUp: () => camera.pan(0, step),
      ArrowDown: () => camera.pan(0, -step),
      '+': () => zoom(KEY_ZOOM),
      '=': () => zoom(KEY_ZOOM),
      '-': () => zoom(1 / KEY_ZOOM),
      _: () => zoom(1 / KEY_ZOOM),
      '0': onFit,
      Escape: onEscape,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
    if (event.key.startsWith('Arrow')) onPan()
  }

  if (!isOn) return {}
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onDoubleClick: (event: MouseEvent) => {
      camera.flyZoom(event.shiftKey ? 0.5 : 2, pointOf(event))
      onZoom()
    },
    onKeyDown,
  }
}
