import { cx } from '../../css/cx.ts'
import { ModalFrame } from '../../internal/ModalFrame.tsx'
import type { DrawerProps } from './Drawer.tsx'
import * as styles from './Drawer.css.ts'

/** The part of a drawer that is seen when it is open. */
export function DrawerPanel({ side = 'end', size = 'medium', ...frame }: DrawerProps) {
  return (
    <ModalFrame
      {...frame}
      placeClass={styles.place[side]}
      panelClass={cx(
        styles.panel,
        styles.sides[side],
        side === 'bottom' ? styles.bottomSizes[size] : styles.sizes[size],
        frame.isClear && styles.low,
      )}
    />
  )
}
