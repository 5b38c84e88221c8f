import { ModalFrame } from '../../internal/ModalFrame.tsx'
import { cx } from '../../css/cx.ts'
import type { DialogProps } from './Dialog.tsx'
import * as styles from './Dialog.css.ts'

/** The part of a dialog that is seen when it is open. */
export function DialogPanel({ size = 'medium', ...frame }: DialogProps) {
  const isWhole = size === 'fullScreen'
  return (
    <ModalFrame
      {...frame}
      placeClass={isWhole ? styles.wholePlace : styles.place}
      panelClass={cx(styles.panel, isWhole ? styles.wholePanel : styles.sizes[size])}
    />
  )
}
