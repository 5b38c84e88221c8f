import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { label } from '../Chip/Chip.css.ts'
import { faced, pressable } from '../Chip/ChipButton.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { ChipGroupItem, ChipGroupOptions } from './options.ts'
import * as styles from './ChipGroup.css.ts'

/** What is said about a chip's looks by its group. */
export type ChipLook = Pick<ChipGroupOptions, 'variant' | 'size' | 'selectionMode' | 'onRemove'>

/** The class of a chip that is chosen or removed. */
export function chipClass(
  { tone, avatar }: ChipGroupItem,
  { variant, size = 'medium', selectionMode = 'none', onRemove }: ChipLook,
  isSelected = false,
): string {
  const usual = selectionMode === 'none' ? 'soft' : 'outlined'
  return cx(
    toneClass[tone ?? (isSelected ? 'primary' : 'neutral')],
    pressable({ variant: variant ?? usual, size }),
    avatar && (size === 'small' ? styles.flush : faced),
    onRemove && styles.removable[size],
  )
}

/** A chip's picture and words. */
export const ChipFace = ({ item, size }: { item: ChipGroupItem; size: 'small' | 'medium' }) => (
  <>
    {item.avatar && <Avatar name={item.label} src={item.avatar.src} size={24} isDecorative />}
    {item.icon && <Icon icon={item.icon} size={size === 'small' ? 14 : 16} />}
    <span dir="auto" lang={item.lang} className={label}>
      {item.label}
    </span>
  </>
)
