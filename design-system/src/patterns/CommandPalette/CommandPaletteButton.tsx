import { type Ref, useEffect, useEffectEvent } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconSearch } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { isKeyK } from '../../internal/isKeyK.ts'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { preloadCommandPalette } from './part.ts'
import * as styles from './CommandPaletteButton.css.ts'

export interface CommandPaletteButtonProps {
  /** What stands in it, as in an empty field, and is its name; where the window is narrow only the icon is seen. */
  placeholder: string
  /** Whether the palette is open. */
  isOpen: boolean
  /** Called when it is pressed, and on Ctrl or Command and K anywhere, which also closes. */
  onOpenChange: (isOpen: boolean) => void
  /** Called when a press is near: time to fetch what the palette will show. */
  onPrefetch?: () => void
  ref?: Ref<HTMLButtonElement>
}

const applePlatform = /Mac|iP(hone|ad|od)/

/**
 * The button that opens the command palette, with the look of a search field; Ctrl or Command and K does the same.
 *
 * Use when a product has a `CommandPalette`: once, in its top bar. Not for searching a list: use `SearchField`.
 */
export function CommandPaletteButton({
  placeholder,
  isOpen,
  onOpenChange,
  onPrefetch,
  ...rest
}: CommandPaletteButtonProps) {
  const isApple = useIsBrowser() && applePlatform.test(navigator.platform)
  const prepare = () => {
    preloadCommandPalette()
    onPrefetch?.()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') prepare()
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.repeat || event.defaultPrevented) return
    if (!isKeyK(event)) return
    event.preventDefault()
    onOpenChange(!isOpen)
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Pressable
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className={styles.trigger}
      onPrefetch={prepare}
      onPress={() => onOpenChange(true)}
    >
      <Icon icon={IconSearch} size={18} />
      <span className={styles.hint}>{placeholder}</span>
      <kbd aria-hidden className={styles.keys} dir="ltr">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Pressable>
  )
}
