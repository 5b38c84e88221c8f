import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast'
import { cx } from '../../css/cx.ts'
import { useScope } from '../../theme/scope.ts'
import { keepClear } from './keepClear.ts'
import { ToastCard } from './ToastCard.tsx'
import type { ToastRegionProps } from './ToastRegion.tsx'
import { toastQueue } from './toasts.ts'
import * as styles from './ToastStack.css.ts'

const stand = (region: HTMLElement | null) => (region ? keepClear(region, styles.clearanceName) : undefined)

/** The toasts that are shown now, newest on top. */
export function ToastStack({ label, placement = 'bottom end' }: ToastRegionProps) {
  return (
    <AriaToastRegion
      {...useScope()}
      ref={stand}
      queue={toastQueue}
      aria-label={label}
      className={cx(styles.region, styles.placements[placement])}
    >
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  )
}
