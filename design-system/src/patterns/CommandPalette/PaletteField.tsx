import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconSearch } from '../../icons/icons.ts'
import { CloseButton } from '../../internal/CloseButton.tsx'
import * as styles from './PaletteDialog.css.ts'

interface PaletteFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The list that it moves in; none where nothing is found. */
  listId?: string
  /** The row that is marked in it. */
  activeId?: string
}

/** Where one types; the arrow keys move in the list below. */
export function PaletteField({
  label,
  placeholder,
  value,
  onChange,
  onKeyDown,
  listId,
  activeId,
}: PaletteFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.field}>
      <Icon icon={IconSearch} size={20} />
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={listId !== undefined}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        dir="auto"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      <CloseButton />
    </div>
  )
}
