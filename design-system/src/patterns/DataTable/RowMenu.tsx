import { type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { buttonClass } from '../../components/Button/buttonStyles.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { IconDotsVertical } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'

interface Opening {
  /** Where focus goes: arrow up asks for the last entry. */
  autoFocus: 'first' | 'last'
  /** Whether a screen reader's click opened it, which comes from neither pointer nor key. */
  isVirtual: boolean
}

export interface RowMenuButtonProps {
  id: string
  label: string
  isOpen: boolean
  /** Called with the row, its button, and how it was pressed. */
  onOpen: (id: string, button: HTMLButtonElement, opening: Opening) => void
}

const { Part: MenuPopup, preload } = lazyWithPreload(
  async () => (await import('../../components/Menu/MenuPopup.tsx')).MenuPopup,
)
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])
const look = buttonClass({ tone: 'neutral', variant: 'plain', size: 'small', shape: 'icon' })

export const RowMenuButton = ({ id, label, isOpen, onOpen }: RowMenuButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onPointerEnter={preload}
    onFocus={preload}
    onClick={({ currentTarget, detail }) =>
      onOpen(id, currentTarget, { autoFocus: 'first', isVirtual: detail === 0 })
    }
    onKeyDown={(event) => {
      if (!openingKeys.has(event.key) || event.repeat) return
      event.preventDefault()
      const autoFocus = event.key === 'ArrowUp' ? 'last' : 'first'
      onOpen(id, event.currentTarget, { autoFocus, isVirtual: false })
    }}
    className={look}
  >
    <Icon icon={IconDotsVertical} size={18} />
  </button>
)

interface RowMenuOptions<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** The menu's name, for a row's. */
  label: (name: string) => string
  actions?: (row: Row) => readonly MenuSection[]
  onAction?: (id: string, row: Row) => void
}

/** The one menu of all rows: it opens beside whichever row's button was pressed, and goes when its row goes. */
export function useRowMenu<Row>({ rows, rowId, rowName, label, actions, onAction }: RowMenuOptions<Row>) {
  'use memo'
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<Opening & { id: string; isOpen: boolean }>()
  const open: RowMenuButtonProps['onOpen'] = (id, button, opening) => {
    triggerRef.current = button
    // Safari does not focus a button that is clicked, and focus comes back here when the menu closes.
    button.focus({ preventScroll: true })
    setMenu({ id, isOpen: true, ...opening })
  }
  // The button answers at once; the menu, which is much to build, comes with the next frame.
  const built = useDeferredValue(menu)
  const target = built && rows.find((row) => rowId(row) === built.id)
  let popup: ReactNode = null
  if (built && target && actions) {
    popup = (
      <Suspense>
        <MenuPopup
          key={built.id}
          label={label(rowName(target))}
          sections={() => actions(target)}
          onAction={(id) => onAction?.(id, target)}
          triggerRef={triggerRef}
          isOpen={built.isOpen}
          onOpenChange={(isOpen) => setMenu({ ...built, isOpen })}
          autoFocus={built.autoFocus}
          isVirtual={built.isVirtual}
        />
      </Suspense>
    )
  }
  return { open: actions && open, openId: menu?.isOpen ? menu.id : undefined, popup }
}
