import { useSyncExternalStore } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'
import { toastQueue } from './toasts.ts'

export interface ToastRegionProps {
  /** The landmark's name, which F6 reaches. */
  label: string
  /** Where they appear; across the window below 600 px. @default 'bottom end' */
  placement?: 'top start' | 'top' | 'top end' | 'bottom start' | 'bottom' | 'bottom end'
}

const { Part: ToastStack } = lazyWithPreload(async () => (await import('./ToastStack.tsx')).ToastStack)

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/**
 * Where short messages about what just happened appear; `toasts.show()` sends one from anywhere.
 *
 * Use when an application starts, once. Not for what must stay in view or belongs to one place: use `Alert`.
 */
export function ToastRegion(props: ToastRegionProps) {
  const isOpen = useSyncExternalStore(subscribe, hasToasts, () => false)
  return (
    <MountOnOpen isOpen={isOpen}>
      <ToastStack {...props} />
    </MountOnOpen>
  )
}
