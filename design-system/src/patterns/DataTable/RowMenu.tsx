import { type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import { buttonClass } from '../../components/Button/look.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { cx } from '../../css/cx.ts'
import { IconDotsVertical } from '../../icons/icons.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import * as styles from './rows.css.ts'

type Edge = 'first' | 'last'

export interface RowMenuButtonProps {
  id: string
  label: string
  isOpen: boolean
  /** Called with the row, its button, and the entry that takes focus. */
  onOpen: (id: string, button: HTMLButtonElement, focus: Edge) => void
}

const { Part: MenuPopup, preload } = lazyPart(
  async () => (await import('../../components/Menu/MenuPopup.tsx')).MenuPopup,
)
const edges: Partial<Record<string, Edge>> = { ArrowDown: 'first', ArrowUp: 'last' }
const look = cx(
  buttonClass({ tone: 'neutral', variant: 'plain', size: 'small', shape: 'icon' }),
  styles.menuButton,
)

export const RowMenuButton = ({ id, label, isOpen, onOpen }: RowMenuButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onPointerEnter={preload}
    onFocus={preload}
    onClick={({ currentTarget }) => onOpen(id, currentTarget, 'first')}
    onKeyDown={(event) => {
      const edge = edges[event.key]
      if (!edge) return
      event.preventDefault()
      onOpen(id, event.currentTarget, edge)
    }}
    className={look}
  >
    <Icon of={IconDotsVertical} size={18} />
  </button>
)

interface RowMenuOptions<Row> {
  rows: readonly { id: string; row: Row; name: string }[]
  /** The menu's name, for a row's. */
  label: (name: string) => string
  actions?: (row: Row) => readonly MenuSection[]
  onAction?: (id: string, row: Row) => void
}

/** The one menu of all rows: it opens beside whichever row's button was pressed, and goes when its row goes. */
export function useRowMenu<Row>({ rows, label, actions, onAction }: RowMenuOptions<Row>) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<{ id: string; isOpen: boolean; focus: Edge }>()
  const open: RowMenuButtonProps['onOpen'] = (id, button, focus) => {
    triggerRef.current = button
    // Safari does not focus a button that is clicked, and focus comes back here when the menu closes.
    button.focus()
    setMenu({ id, isOpen: true, focus })
  }
  // The button answers at once; the menu, which is much to build, comes with the next frame.
  const built = useDeferredValue(menu)
  const target = rows.find(({ id }) => id === built?.id)
  let popup: ReactNode = null
  if (built && target && actions) {
    popup = (
      <Suspense>
        <MenuPopup
          key={built.id}
          label={label(target.name)}
          sections={() => actions(target.row)}
          onAction={(id) => onAction?.(id, target.row)}
          triggerRef={triggerRef}
          isOpen={built.isOpen}
          onOpenChange={(isOpen) => setMenu({ ...built, isOpen })}
          autoFocus={built.focus}
        />
      </Suspense>
    )
  }
  return { open: actions && open, openId: menu?.isOpen ? menu.id : undefined, popup }
}
