import { useFilter } from 'react-aria-components'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconSearch } from '../../icons/icons.ts'
import { PopupContent } from '../../internal/PopupContent.tsx'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import * as styles from './PaletteDialog.css.ts'

interface PaletteDialogProps extends CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The palette itself: a field, and the places that match it, worked from the keyboard. */
export function PaletteDialog({
  label,
  placeholder,
  groups,
  noResults,
  isOpen,
  onOpenChange,
}: PaletteDialogProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
      <Modal className={styles.panel}>
        <Dialog aria-label={label} className={styles.dialog}>
          <PopupContent>
            <Autocomplete filter={contains}>
              <SearchField aria-label={label} autoFocus className={styles.field}>
                <Icon of={IconSearch} size={20} />
                <Input placeholder={placeholder} className={styles.input} />
              </SearchField>
              <Menu
                aria-label={label}
                className={styles.list}
                onClose={() => onOpenChange(false)}
                renderEmptyState={() => <p className={styles.empty}>{noResults}</p>}
              >
                {groups().map((group) => (
                  <MenuSection key={group.id} id={group.id} className={styles.group}>
                    <Header className={styles.title}>{group.title}</Header>
                    {group.entries.map((entry) => (
                      <MenuItem
                        key={entry.id}
                        id={`${group.id} ${entry.id}`}
                        href={entry.href}
                        textValue={entry.label}
                        className={styles.entry}
                        onAction={() => onOpenChange(false)}
                      >
                        {entry.icon && <Icon of={entry.icon} size={18} />}
                        <span>{entry.label}</span>
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
          </PopupContent>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
