import { ModalFrame } from '../../internal/ModalFrame.tsx'
import { cx } from '../../css/cx.ts'
import type { DialogProps } from './Dialog.tsx'
import * as styles from './Dialog.css.ts'

/** The part of a dialog that is seen when it is open. */
export function DialogPanel({ size = 'medium', ...frame }: DialogProps) {
  return <ModalFrame {...frame} placeClass={styles.place} panelClass={cx(styles.panel, styles.sizes[size])} />
}
