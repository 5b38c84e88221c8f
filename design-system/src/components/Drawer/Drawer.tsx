import type { ReactNode, Ref } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'

export interface DrawerProps {
  /** Whether the drawer is shown. */
  isOpen: boolean
  /** Called when it opens or closes: by Escape, a click outside, its close button. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading and, without `label`, its name. */
  title: string
  /** A line below the title, read out with it. */
  description?: string
  /** Its content; it scrolls when it is taller than the window. */
  children: ReactNode
  /** Buttons at the foot, which stay while the content scrolls. */
  footer?: ReactNode
  /** The edge it comes from; below 600 px of window it always comes from the bottom. @default 'end' */
  side?: 'end' | 'start' | 'bottom'
  /** Width: medium 400, wide 492, large 560 px; from the bottom 640, 800 and 960. @default 'medium' */
  size?: 'medium' | 'wide' | 'large'
  /** Leaves the page as bright as it is and, on a phone, more of it in sight, where what is set shows there. @default false */
  isClear?: boolean
  /** Closes on Escape and on a click outside. @default true */
  isDismissable?: boolean
  /** Shows that work goes on and keeps it open until that ends; the caller's buttons say so too. @default false */
  isPending?: boolean
  /** Its name, where the title alone does not say enough. */
  label?: string
  ref?: Ref<HTMLElement>
}

const { Part: DrawerPanel, preload } = lazyWithPreload(
  async () => (await import('./DrawerPanel.tsx')).DrawerPanel,
)

/** Fetches the drawer's code ahead, for the hover or focus of what opens one. */
export const preloadDrawer = preload

/**
 * A panel that slides in from an edge, over the page.
 *
 * Use when a longer form, details or filters belong to what is on the page. Not for a question: use `ConfirmDialog`;
 * nor for a short task: use `Dialog`.
 */
export function Drawer(props: DrawerProps) {
  return (
    <MountOnOpen
      isOpen={props.isOpen}
      onEscape={props.isDismissable === false ? undefined : () => props.onOpenChange(false)}
    >
      <DrawerPanel {...props} />
    </MountOnOpen>
  )
}
