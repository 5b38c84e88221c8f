import type { Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import * as styles from './IconSpecimen.css.ts'

export interface IconSpecimenProps {
  /** The icon that is looked at. */
  icon: IconSource
  /** How thick its lines are, on its grid of 24 px. @default 1.75 */
  stroke?: number
  /** Reaches the drawing itself, such as to copy it. */
  drawingRef?: Ref<SVGSVGElement>
  ref?: Ref<HTMLDivElement>
}

/**
 * An icon as large as its drawing can be looked at, on the grid of 24 px that it is drawn on.
 *
 * Use when one icon is described. Not to show what something means: use `Icon` or `IconTile`.
 */
export function IconSpecimen({ icon, stroke, drawingRef, ...rest }: IconSpecimenProps) {
  return (
    <div {...rest} className={styles.frame}>
      <div className={styles.sheet}>
        <div className={styles.grid}>
          <Icon ref={drawingRef} icon={icon} size={40} stroke={stroke} isMirrored={false} />
        </div>
      </div>
    </div>
  )
}
