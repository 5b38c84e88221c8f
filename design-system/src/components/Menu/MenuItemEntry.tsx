import { Keyboard } from 'react-aria-components/Keyboard'
import { MenuItem, SubmenuTrigger } from 'react-aria-components/Menu'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../css/cx.ts'
import { IconCheck, IconChevronRight } from '../../icons/icons.ts'
import { besideGutter } from '../../internal/besideGutter.ts'
import { popover } from '../../internal/popover.css.ts'
import { Popover } from '../../internal/Popover.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuEntry, MenuProps } from './Menu.tsx'
import { MenuList } from './MenuList.tsx'
import * as styles from './Menu.css.ts'

interface MenuItemEntryProps {
  entry: MenuEntry
  isSelectable: boolean
  onAction: MenuProps['onAction']
}

/** One entry, with the submenu that opens beside it if it has one. */
export function MenuItemEntry({ entry, isSelectable, onAction }: MenuItemEntryProps) {
  if (!entry.sections) return <Row entry={entry} isSelectable={isSelectable} />
  return (
    <SubmenuTrigger>
      <Row entry={entry} isSelectable={false} />
      <Popover offset={2} crossOffset={-6} style={besideGutter} className={popover}>
        <MenuList label={entry.label} sections={entry.sections} onAction={onAction} />
      </Popover>
    </SubmenuTrigger>
  )
}

function Row({ entry, isSelectable }: Omit<MenuItemEntryProps, 'onAction'>) {
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
          {icon && <Icon of={icon} size={18} />}
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
              <Icon of={IconCheck} size={16} />
            </span>
          )}
          {sections && (
            <span className={styles.more}>
              <Icon of={IconChevronRight} size={16} />
            </span>
          )}
        </>
      )}
    </MenuItem>
  )
}
