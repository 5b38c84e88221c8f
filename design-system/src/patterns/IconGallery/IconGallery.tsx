import type { ReactNode, Ref } from 'react'
import { IconTiles } from './IconTiles.tsx'
import type { GalleryIcon } from './icons.ts'
import * as styles from './IconGallery.css.ts'

export type { GalleryIcon } from './icons.ts'

export interface IconGalleryProps {
  /** What the icons are: the name of their list. */
  label: string
  /** The icons in their order. */
  icons: readonly GalleryIcon[]
  /** The name of the chosen icon. */
  selectedId?: string
  /** Called with the name of the icon that is chosen: by a press, by Space and, where `isFollowing`, by arrow keys. */
  onSelectionChange: (id: string) => void
  /** Whether the choice follows the arrow keys, as where `side` shows it at once. @default false */
  isFollowing?: boolean
  /** Called with the name of the icon that is to be copied: by Enter, or the button that a pointer finds on it. */
  onCopy: (id: string) => void
  /** The name of what was just copied, which shows so. */
  copiedId?: string
  /** Width and height of the icons in px, 16 to 40. @default 24 */
  size?: 16 | 18 | 20 | 24 | 32 | 40
  /** How thick their lines are, on their grid of 24 px. @default 1.75 */
  stroke?: number
  /** What finds icons, and how they look, above them. */
  controls?: ReactNode
  /** What stands in place of the icons where there are none. */
  empty?: ReactNode
  /** What counts them and tells the keys, at the foot. */
  footer?: ReactNode
  /** All about the chosen icon: beside the others from 1024 px up, and in view while they scroll. */
  side?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Icons in a grid that arrow keys walk, with the chosen one beside them.
 *
 * Use when people look for an icon to take it. Not for a choice of a few pictures: use `RadioTiles`.
 */
export function IconGallery({
  label,
  icons,
  selectedId,
  onSelectionChange,
  isFollowing = false,
  onCopy,
  copiedId,
  size = 24,
  stroke = 1.75,
  controls,
  empty,
  footer,
  side,
  ...rest
}: IconGalleryProps) {
  return (
    <div {...rest} className={styles.gallery}>
      <div className={styles.card}>
        {controls && <div className={styles.controls}>{controls}</div>}
        {icons.length > 0 ? (
          <IconTiles
            {...{ label, icons, selectedId, onSelectionChange, isFollowing, onCopy, copiedId, size, stroke }}
          />
        ) : (
          empty
        )}
        {footer && (
          <div data-keep-clear="" className={styles.footer}>
            {footer}
          </div>
        )}
      </div>
      {side && <div className={styles.side}>{side}</div>}
    </div>
  )
}
