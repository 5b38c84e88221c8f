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

/** The map on the plane that suits what it shows first; a filter does not bend the earth. */
export function MapCanvas(props: CanvasProps) {
  const map = useRef<HTMLDivElement>(null)
  const size = useSize(map)
  const { locale, direction } = useLocale()
  const { start, end, bottom, hasPopovers } = use(MapEdgesContext)
  const edges: Edges =
    direction === 'rtl'
      ? { left: end, right: start, top: TOP, bottom }
      : { left: start, right: end, top: TOP, bottom }
  const [source, setSource] = useState(props.markers)
  if (source.length === 0 && props.markers.length > 0) setSource(props.markers)
  const [plane, setPlane] = useState(() => ({ source, of: planeFor(source.map(({ position }) => position)) }))
  if (plane.source !== source) setPlane({ source, of: planeFor(source.map(({ position }) => position)) })
  return (
    <MapView
      key={plane.source.length === 0 ? 'empty' : 'filled'}
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
