import { use, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Edges, type Size } from './camera.ts'
import { MapEdgesContext } from './MapEdges.ts'
import { type CanvasProps, MapView } from './MapView.tsx'
import { planeFor } from './projection.ts'
import { useSize } from './useSize.ts'

const unknown: Size = { width: 800, height: 600 }
/** Above the map nothing lies but a shadow of what is drawn there. */
const TOP = 0

const planeOf = (markers: CanvasProps['markers']) => ({
  isEmpty: markers.length === 0,
  of: planeFor(markers.map(({ position }) => position)),
})

/** The map on the plane that suits what it shows first, for as long as all that it shows has a place there. */
export function MapCanvas(props: CanvasProps) {
  const map = useRef<HTMLDivElement>(null)
  const size = useSize(map)
  const { locale, direction } = useLocale()
  const { start, end, bottom, hasPopovers } = use(MapEdgesContext)
  const edges: Edges =
    direction === 'rtl'
      ? { left: end, right: start, top: TOP, bottom }
      : { left: start, right: end, top: TOP, bottom }
  const { markers } = props
  const [plane, setPlane] = useState(() => planeOf(markers))
  const isOutside = markers.some(({ position }) => !plane.of.has(position))
  if (isOutside || (plane.isEmpty && markers.length > 0)) setPlane(planeOf(markers))
  return (
    <MapView
      {...props}
      map={map}
      isMeasured={size !== undefined}
      size={size ?? unknown}
      edges={edges}
      plane={plane.of}
      locale={locale}
      hasPopovers={hasPopovers}
    />
  )
}
