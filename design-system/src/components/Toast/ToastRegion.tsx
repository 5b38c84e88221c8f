import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { OnceOpen } from '../../internal/OnceOpen.tsx'
import { toastQueue } from './toasts.ts'

export interface ToastRegionProps {
  /** The landmark's name, which F6 reaches. */
  label: string
}

const { Part: ToastStack } = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack)

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/**
 * Where short messages about what just happened appear; `toasts.show()` sends one from anywhere.
 *
 * Use when an application starts, once. Not for what must stay in view or belongs to one place: use `Alert`.
 */
export function ToastRegion({ label }: ToastRegionProps) {
  const isOpen = useSyncExternalStore(subscribe, hasToasts, () => false)
  return (
    <OnceOpen isOpen={isOpen}>
      <ToastStack label={label} />
    </OnceOpen>
  )
}
