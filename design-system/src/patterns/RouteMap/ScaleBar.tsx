import { type Camera, type Size, toPlane } from './camera.ts'
import { kilometresBetween, type Plane } from './projection.ts'
import * as styles from './RouteMap.css.ts'

const WIDEST = 110

/** The greatest round number, 1, 2 or 5 with zeros, that is not greater. */
export function roundBelow(value: number) {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([5, 2, 1].find((step) => step * power <= value) ?? 1)
}

/** How far so many px are in the middle of the map. */
export function ScaleBar({
  camera,
  plane,
  size,
  locale,
}: {
  camera: Camera
  plane: Plane
  size: Size
  locale: string
}) {
  const [x, y] = [size.width / 2, size.height / 2]
  const at = (dx: number) => plane.invert(toPlane(camera, [x + dx, y]))
  const kilometres = kilometresBetween(at(-WIDEST / 2), at(WIDEST / 2))
  if (!(kilometres > 0)) return null
  const length = roundBelow(kilometres)
  return (
    <bdi aria-hidden className={styles.scaleBar} style={{ inlineSize: (length / kilometres) * WIDEST }}>
      {new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }).format(length)}
    </bdi>
  )
}
