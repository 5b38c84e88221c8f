import { type Ref, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Kbd } from './Kbd.tsx'
import { keyCap, type ShortcutKey } from './keys.ts'
import * as styles from './Shortcut.css.ts'

export interface ShortcutProps {
  /** The keys pressed together, in their order: `['mod', 'K']`; `mod` is ⌘ on Apple's keyboards, Ctrl on others. */
  keys: readonly ShortcutKey[]
  /** Whose keyboard it is written for. @default the device's */
  platform?: 'apple' | 'other'
  ref?: Ref<HTMLElement>
}

const isAppleDevice = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)
const neverChanges = () => () => {}

/**
 * Keys pressed together, as the keyboard at hand names them; left to right in every language, as keyboards are.
 *
 * Use when a shortcut is told beside what it does. Not for keys that are the same everywhere: use `Kbd`.
 */
export function Shortcut({ keys, platform, ...rest }: ShortcutProps) {
  // A server does not know the keyboard: it writes Ctrl, and the browser sets that right.
  const isAppleHere = useSyncExternalStore(neverChanges, isAppleDevice, () => false)
  const isApple = platform ? platform === 'apple' : isAppleHere
  return (
    <kbd {...rest} dir="ltr" className={styles.shortcut}>
      {keys.map((key) => {
        const { name, sign: Sign } = keyCap(key, isApple)
        return (
          <Kbd key={key}>
            {Sign ? (
              <>
                <Sign size={14} stroke={1.75} aria-hidden className={styles.sign} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </Kbd>
        )
      })}
    </kbd>
  )
}
