import { memo } from 'react'
import { Icon, type IconProps } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconCheck, IconCopy } from '../../icons/icons.ts'
import type { GalleryIcon } from './icons.ts'
import * as styles from './IconGallery.css.ts'

interface GalleryTileProps extends GalleryIcon, Required<Pick<IconProps, 'size' | 'stroke'>> {
  isSelected: boolean
  /** Whether the Tab key leads to it. */
  isEntry: boolean
  isCopied: boolean
}

/** One icon with its name, and the button that copies it under a pointer. */
export const GalleryTile = memo(function GalleryTile({
  id,
  icon,
  size,
  stroke,
  isSelected,
  isEntry,
  isCopied,
}: GalleryTileProps) {
  return (
    <div role="none" className={styles.cell}>
      <div role="option" aria-selected={isSelected} tabIndex={isEntry ? 0 : -1} className={styles.tile}>
        <span className={styles.picture}>
          <Icon icon={icon} size={size} stroke={stroke} />
        </span>
        <span dir="ltr" translate="no" className={styles.name}>
          {id}
        </span>
      </div>
      {/* For pointers alone: by keyboard, and for whoever listens, Enter does the same. */}
      <button type="button" aria-hidden tabIndex={-1} className={cx(styles.copy, isCopied && styles.copied)}>
        <Icon icon={isCopied ? IconCheck : IconCopy} size={16} />
      </button>
    </div>
  )
})
