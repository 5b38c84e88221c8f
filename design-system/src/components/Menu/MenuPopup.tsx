import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { popover } from '../../internal/popover.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuEntry, MenuProps } from './Menu.tsx'
import * as styles from './Menu.css.ts'

/** The part of a menu that is seen when it is open. */
export function MenuPopup({
  label,
  sections,
  onAction,
  selectionMode = 'none',
  selectedIds,
  onSelectionChange,
  placement = 'bottom end',
  autoFocus,
  ...control
}: Omit<MenuProps, 'children'> & PopupControl) {
  const shown = typeof sections === 'function' ? sections() : sections
  return (
    <Popover {...control} aria-label={label} placement={placement} offset={6} className={popover}>
      <PopupContent isByClick={control.isVirtual}>
        <Menu
          aria-label={label}
          autoFocus={autoFocus}
          className={styles.menu}
          selectionMode={selectionMode}
          selectedKeys={selectedIds}
          onSelectionChange={(keys) => onSelectionChange?.(keys === 'all' ? [] : [...keys].map(String))}
          onAction={(key) => onAction?.(String(key))}
          onClose={() => control.onOpenChange(false)}
        >
          {shown.map((section) => (
            <MenuSection
              key={section.id}
              id={section.id}
              aria-label={section.title ? undefined : label}
              className={styles.section}
            >
              {section.title && <Header className={styles.title}>{section.title}</Header>}
              {section.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} isSelectable={selectionMode !== 'none'} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </PopupContent>
    </Popover>
  )
}

function Entry({ entry, isSelectable }: { entry: MenuEntry; isSelectable: boolean }) {
  const { id, label, description, icon, tone = 'neutral', href, shortcut, isDisabled, lang } = entry
  return (
    <MenuItem
      id={id}
      href={href}
      isDisabled={isDisabled}
      textValue={label}
      className={cx(styles.entry, styles.entryTone[tone])}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon of={icon} size={18} />}
          <span className={styles.words}>
            <Text slot="label" lang={lang}>
              {label}
            </Text>
            {description && (
              <Text slot="description" className={styles.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          {isSelectable && (
            <span className={styles.mark} data-selected={isSelected || undefined}>
              <Icon of={IconCheck} size={16} />
            </span>
          )}
        </>
      )}
    </MenuItem>
  )
}
