import type { PointerEvent } from 'react'
import * as styles from './header.css.ts'

export interface OnResize {
  /** Follows the pointer until it lets go. */
  pull: (id: string, event: PointerEvent<HTMLElement>) => void
  /** Makes the column as wide as its content. */
  fit: (id: string) => void
}

/** The end of a column's header, which a pointer can pull; by keyboard the columns' panel does the same. */
export const ResizeHandle = ({ id, onResize }: { id: string; onResize: OnResize }) => (
  <span
    aria-hidden="true"
    className={styles.handle}
    onPointerDown={(event) => onResize.pull(id, event)}
    onDoubleClick={() => onResize.fit(id)}
  />
)
