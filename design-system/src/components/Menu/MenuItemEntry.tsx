import { Keyboard } from 'react-aria-components/Keyboard'
import { MenuItem } from 'react-aria-components/Menu'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../css/cx.ts'
import { IconCheck, IconChevronRight } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuEntry } from './Menu.tsx'
import * as styles from './Menu.css.ts'

interface MenuItemEntryProps {
  entry: MenuEntry
  isSelectable: boolean
}

/** One entry of a menu. */
export function MenuItemEntry({ entry, isSelectable }: MenuItemEntryProps) {
  const { id, label, description, note, icon, tone = 'neutral', shortcut, isDisabled, lang, sections } = entry
  return (
    <MenuItem
      id={id}
      href={entry.href}
      target={entry.target}
      rel={entry.target && 'noopener noreferrer'}
      isDisabled={isDisabled}
      textValue={label}
      className={cx(styles.entry, styles.entryTone[tone])}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon icon={icon} size={18} />}
          <span className={styles.words}>
            <Text slot="label" lang={lang} className={styles.label}>
              {label}
              {note && !description && (
                <>
                  {' '}
                  <span className={styles.note}>{note}</span>
                </>
              )}
            </Text>
            {description && (
              <Text slot="description" className={styles.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut && (
            // Drawn by style: as text it would have to be a part of the entry's name.
            <Keyboard
              role="img"
              aria-label={shortcut}
              data-keys={shortcut}
              dir="ltr"
              className={styles.shortcut}
            />
          )}
          {isSelectable && (
            <span className={styles.mark} data-selected={isSelected || undefined}>
              <Icon icon={IconCheck} size={16} />
            </span>
          )}
          {sections && (
            <span className={styles.more}>
              <Icon icon={IconChevronRight} size={16} />
            </span>
          )}
        </>
      )}
    </MenuItem>
  )
}
