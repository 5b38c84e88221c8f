import { type Ref, Suspense, useSyncExternalStore } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import * as styles from './EmojiPicker.css.ts'

export interface EmojiPickerProps {
  /** Called with the emoji that is chosen. */
  onSelect: (emoji: string) => void
  ref?: Ref<HTMLDivElement>
}

const never = () => () => undefined
const { Part: EmojiTable } = lazyWithPreload(async () => (await import('./EmojiTable.tsx')).EmojiTable)

/**
 * All emoji by what they show, with a search; arrow keys walk them, Enter chooses. It loads when it is first shown.
 *
 * Use when people react to a message or write one, inside a `Popover`. Not to choose an icon of the product: use `Select`.
 */
export function EmojiPicker({ onSelect, ref, ...rest }: EmojiPickerProps) {
  // A server has no use for two thousand emoji.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <Skeleton lines={6} />
  return (
    <div {...rest} ref={ref} className={styles.picker}>
      {isInBrowser ? (
        <Suspense fallback={waiting}>
          <EmojiTable onSelect={onSelect} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
