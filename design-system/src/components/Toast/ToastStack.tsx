import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast'
import { ToastCard } from './ToastCard.tsx'
import type { ToastRegionProps } from './ToastRegion.tsx'
import { toastQueue } from './toasts.ts'
import * as styles from './Toast.css.ts'

/** The toasts that are shown now, newest on top. */
export function ToastStack({ label }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toastQueue} aria-label={label} className={styles.region}>
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  )
}
