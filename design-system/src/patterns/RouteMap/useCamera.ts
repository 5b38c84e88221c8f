import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'
import {
  type Camera,
  cameraBetween,
  kept,
  leastScale,
  type Point,
  type Rect,
  type Size,
  zoomedAt,
} from './camera.ts'

/** Of the map's width and height as much is drawn beyond each edge, so that moving it needs no drawing. */
export const OVERSCAN = 1
const SETTLED_AFTER = 140
const FLIGHT = 520

/** Whether what was drawn for a camera still covers the map, and is sharp enough, when it is moved to another. */
function covers(drawn: Camera, live: Camera, { width, height }: Size) {
  const scale = live.k / drawn.k
  const [dx, dy] = [live.x - drawn.x * scale, live.y - drawn.y * scale]
  const [left, top] = [dx - width * OVERSCAN * scale, dy - height * OVERSCAN * scale]
  const [right, bottom] = [dx + width * (1 + OVERSCAN) * scale, dy + height * (1 + OVERSCAN) * scale]
  return left <= 0 && top <= 0 && right >= width && bottom >= height && scale < 2.2
}

/** What lies on whole pixels is copied to the screen; between them it would be mixed anew for every frame. */
const onPixel = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio

/**
 * The camera of a map. While it moves, what is drawn is moved and scaled as one picture; only once it rests, or what is
 * drawn no longer covers the map, is `drawn` set anew.
 */
export function useCamera(size: Size, limits: Rect) {
  const [drawn, setDrawn] = useState<Camera>()
  const live = useRef<Camera>(undefined)
  const ground = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const settling = useRef(0)
  const flight = useRef(0)
  const upright = useRef(1)

  // What moves the map outlives what drew it: a flight goes on over several drawings.
  const latest = useRef({ drawn, size, limits })

  const show = (camera: Camera) => {
    const from = latest.current.drawn ?? camera
    const scale = camera.k / from.k
    const [x, y] = [camera.x - from.x * scale, camera.y - from.y * scale].map((length) =>
      scale === 1 ? onPixel(length) : length,
    )
    const transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`
    for (const { current } of [ground, marks]) if (current) current.style.transform = transform
    // Every mark reads it: it is left alone while the map is only moved.
    if (upright.current === scale) return
    upright.current = scale
    marks.current?.style.setProperty('--map-upright', String(1 / scale))
  }
  const showLive = useEffectEvent(() => {
    if (live.current) show(live.current)
  })
  useLayoutEffect(() => {
    latest.current = { drawn, size, limits }
    showLive()
  }, [drawn, size, limits])

  const settle = () => {
    clearTimeout(settling.current)
    settling.current = window.setTimeout(() => setDrawn(live.current), SETTLED_AFTER)
  }
  const put = (camera: Camera) => {
    const now = latest.current
    const next = kept(camera, now.limits, now.size)
    live.current = next
    if (!now.drawn || !covers(now.drawn, next, now.size)) return setDrawn(next)
    show(next)
    settle()
  }
  const stop = () => cancelAnimationFrame(flight.current)
  const move = (to: Camera | ((from: Camera) => Camera)) => {
    stop()
    if (live.current) put(typeof to === 'function' ? to(live.current) : to)
  }
  const fly = (to: Camera, { isInstant = false } = {}) => {
    stop()
    const from = live.current
    if (!from || isInstant || prefersReducedMotion()) {
      live.current = kept(to, limits, size)
      return setDrawn(live.current)
    }
    const start = performance.now()
    const middle: Point = [size.width / 2, size.height / 2]
    const step = (now: number) => {
      const time = Math.min(1, (now - start) / FLIGHT)
      put(cameraBetween(from, to, 1 - (1 - time) ** 3, middle))
      if (time < 1) flight.current = requestAnimationFrame(step)
    }
    flight.current = requestAnimationFrame(step)
  }
  const zoom = (factor: number, at: Point = [size.width / 2, size.height / 2]) =>
    move((from) => zoomedAt(from, at, factor, leastScale(limits, size)))
  const flyZoom = (factor: number, at: Point = [size.width / 2, size.height / 2]) => {
    if (live.current) fly(zoomedAt(live.current, at, factor, leastScale(limits, size)))
  }
  const pan = (dx: number, dy: number) => move(({ k, x, y }) => ({ k, x: x + dx, y: y + dy }))

  useEffect(
    () => () => {
      clearTimeout(settling.current)
      cancelAnimationFrame(flight.current)
    },
    [],
  )
  return { drawn, ground, marks, fly, pan, zoom, flyZoom }
}

export type CameraHandle = ReturnType<typeof useCamera>
