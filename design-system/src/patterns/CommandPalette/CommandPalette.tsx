import { Suspense, useEffect, useState, type Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { IconSearch } from '../../icons/icons.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import * as styles from './CommandPalette.css.ts'

/** A place that the palette leads to. */
export interface PaletteEntry {
  id: string
  label: string
  href: string
  icon?: IconSource
}

/** Places that belong together, under a title. */
export interface PaletteGroup {
  id: string
  title: string
  entries: readonly PaletteEntry[]
}

export interface CommandPaletteProps {
  /** What the button and the dialog are called. */
  label: string
  /** What stands in the empty field. */
  placeholder: string
  /** The places, by group; a function gathers them when the palette opens. */
  groups: () => readonly PaletteGroup[]
  /** What is said when nothing matches. */
  noResults: string
  ref?: Ref<HTMLButtonElement>
}

const { Part: PaletteDialog, preload } = lazyPart(
  async () => (await import('./PaletteDialog.tsx')).PaletteDialog,
)

/** The K of the keyboard, also where its layout writes another script there, as the Arabic one does. */
const isK = ({ key, code }: KeyboardEvent) => /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key))

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * A search button, and the dialog behind it that jumps to any screen; Ctrl or Command and K opens it too.
 *
 * Use when a product has many screens, once, in its top bar. Not for searching a list: use `SearchField`.
 */
export function CommandPalette({ label, placeholder, groups, noResults, ...rest }: CommandPaletteProps) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.repeat || !isK(event)) return
      event.preventDefault()
      setState((last) => ({ isOpen: !last.isOpen, wasOpened: true }))
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Pressable
        {...rest}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        className={styles.trigger}
        onIntent={preload}
        onPress={() => setState({ isOpen: true, wasOpened: true })}
      >
        <Icon of={IconSearch} size={18} />
        <span className={styles.hint}>{placeholder}</span>
        <kbd className={styles.keys} dir="ltr">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </Pressable>
      {state.wasOpened && (
        <Suspense>
          <PaletteDialog
            label={label}
            placeholder={placeholder}
            groups={groups}
            noResults={noResults}
            isOpen={state.isOpen}
            onOpenChange={(isOpen) => setState({ isOpen, wasOpened: true })}
          />
        </Suspense>
      )}
    </>
  )
}
