import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { IconX } from '../../icons/icons.ts'
import { Chip } from '../Chip/Chip.tsx'
import { PersonChip } from '../Chip/PersonChip.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChipFace, chipClass } from './ChipFace.tsx'
import type { ChipGroupItem, ChipGroupOptions } from './options.ts'
import * as styles from './ChipGroup.css.ts'

export interface ChipListing extends ChipGroupOptions {
  size: 'small' | 'medium'
  /** The id of the label that is seen. */
  labelId?: string
  empty?: ReactNode
}

/** The chips themselves: a list to read, or one to move, choose and remove in by keyboard. */
export function ChipList({ labelId, empty, ...listing }: ChipListing) {
  const { label, items, size, onRemove, selectionMode = 'none', selectedIds, onSelectionChange } = listing
  const naming = labelId ? { 'aria-labelledby': labelId } : { 'aria-label': label }
  const none = empty && <span className={styles.empty}>{empty}</span>
  if (!onRemove && selectionMode === 'none') {
    return items.length === 0 ? (
      none
    ) : (
      <ul {...naming} className={styles.plain}>
        {items.map((item) => (
          <li key={item.id} className={styles.entry}>
            <Plain item={item} variant={listing.variant} size={size} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <TagGroup
      {...naming}
      className={styles.plain}
      selectionMode={selectionMode}
      selectedKeys={selectedIds}
      disallowEmptySelection={listing.isSelectionRequired}
      escapeKeyBehavior="none"
      onSelectionChange={(keys) =>
        onSelectionChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))
      }
      onRemove={onRemove && ((keys) => onRemove([...keys].map(String)))}
    >
      <TagList className={styles.list} renderEmptyState={() => none}>
        {items.map((item) => (
          <Tag
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
            className={({ isSelected }) => chipClass(item, listing, isSelected)}
          >
            <ChipFace item={item} size={size} />
            {onRemove && (
              <Button slot="remove" className={styles.remove}>
                <Icon icon={IconX} size={14} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}

function Plain({ item, variant, size }: { item: ChipGroupItem } & Pick<ChipListing, 'variant' | 'size'>) {
  const { label, avatar, icon, tone, lang } = item
  if (avatar) return <PersonChip name={label} src={avatar.src} tone={tone} variant={variant} size={size} />
  return (
    <Chip icon={icon} tone={tone} variant={variant} size={size} lang={lang}>
      {label}
    </Chip>
  )
}
