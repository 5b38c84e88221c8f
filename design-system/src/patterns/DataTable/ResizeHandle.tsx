import * as styles from './header.css.ts'

/** Where a pointer took hold of a handle. */
export interface PullStart {
  handle: HTMLElement
  pointerId: number
  clientX: number
}

export interface OnResize {
  /** Follows the pointer until it lets go. */
  pull: (id: string, from: PullStart) => Promise<void>
  /** Makes the column wider by some px, or narrower. */
  widen: (id: string, by: number) => Promise<void>
  /** Makes the column as wide as its content. */
  fit: (id: string) => Promise<void>
}

/** The end of a column's header, which a pointer can pull; by keyboard the columns' panel does the same. */
export const ResizeHandle = ({ id, onResize }: { id: string; onResize: OnResize }) => (
  <span
    aria-hidden="true"
    className={styles.handle}
    onPointerDown={(event) => {
      if (event.button !== 0) return
      event.preventDefault()
      const { currentTarget: handle, pointerId, clientX } = event
      handle.setPointerCapture(pointerId)
      void onResize.pull(id, { handle, pointerId, clientX })
    }}
    onDoubleClick={() => void onResize.fit(id)}
  />
)
