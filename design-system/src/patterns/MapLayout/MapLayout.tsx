import { type ReactNode, type Ref, useRef, useState } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { MapEdgesContext } from '../RouteMap/MapEdges.ts'
import { useSize } from '../RouteMap/useSize.ts'
import * as styles from './MapLayout.css.ts'
import { Sheet, SHEET_HEIGHTS } from './Sheet.tsx'

export interface MapLayoutProps {
  /** The map, which fills it: a `RouteMap`. */
  children: ReactNode
  /** What floats at the start of the map, and is a sheet over it where there is no room beside. */
  panel: ReactNode
  /** What the panel holds: its name. */
  panelLabel: string
  ref?: Ref<HTMLDivElement>
}

const PANEL = 376
/** Narrower than this, in px, the panel is a sheet. */
const NARROW = 760

/**
 * A map that fills the screen, with a panel over it that the map keeps clear of.
 *
 * Use when a map and the list of what is on it are one tool. Not for a map in a card: use `RouteMap` alone.
 */
export function MapLayout({ children, panel, panelLabel, ref, ...rest }: MapLayoutProps) {
  const [step, setStep] = useState(1)
  const area = useRef<HTMLDivElement>(null)
  const size = useSize(area)
  const isNarrow = size !== undefined && size.width < NARROW
  const covered = isNarrow ? Math.round(size.height * SHEET_HEIGHTS[Math.min(step, 1)]!) : 0
  return (
    <div ref={ref} {...dataAttributes(rest)} className={styles.frame}>
      <div ref={area} className={styles.map}>
        <MapEdgesContext
          value={{ start: isNarrow ? 0 : PANEL, end: 0, bottom: covered, hasPopovers: !isNarrow }}
        >
          {size && children}
        </MapEdgesContext>
      </div>
      {isNarrow ? (
        <Sheet label={panelLabel} room={size.height} step={step} onStepChange={setStep}>
          {panel}
        </Sheet>
      ) : (
        <section aria-label={panelLabel} className={styles.side}>
          <div className={styles.content}>{panel}</div>
        </section>
      )}
    </div>
  )
}
