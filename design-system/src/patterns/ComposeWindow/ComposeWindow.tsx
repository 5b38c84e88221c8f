import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { cx } from '../../css/cx.ts'
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronUp,
  IconMinus,
  IconX,
} from '../../icons/icons.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useComposeStrings } from './strings/useComposeStrings.ts'
import * as styles from './ComposeWindow.css.ts'

export interface ComposeWindowProps {
  /** What is written in it: its name. */
  title: string
  /** The fields and the text. */
  children: ReactNode
  /** What can be done with it, below: send, attach, discard. */
  footer: ReactNode
  /** `minimized` leaves its title alone, `full` fills the page. @default 'normal' */
  size?: 'normal' | 'minimized' | 'full'
  /** Called with the size that is asked for. */
  onSizeChange: (size: 'normal' | 'minimized' | 'full') => void
  /** Called when it shall close, by its button or by Escape. */
  onClose: () => void
  /** Called by Ctrl or Cmd and Enter: the message shall go. */
  onSubmit?: () => void
  /** Called with files that are dropped on it or pasted; without it none are taken. */
  onFiles?: (files: readonly File[]) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * A window in which a message is written while the page goes on below: it can be made small and opened again, fills a
 * phone's screen, and has its own keys: Escape closes it, Ctrl or Cmd and Enter sends.
 *
 * Use when writing takes a while and needs what is behind it, inside a `ComposeDock`.
 * Not for a short form: use `Dialog`; nor for details of a row: use `Drawer`.
 */
export function ComposeWindow({
  title,
  children,
  footer,
  size = 'normal',
  onSizeChange,
  onClose,
  onSubmit,
  onFiles,
  ref,
  ...rest
}: ComposeWindowProps) {
  const strings = useComposeStrings()
  const titleId = useId()
  const restore = useRef<HTMLButtonElement>(null)
  const isMinimized = size === 'minimized'
  const drop = useFileDrop(onFiles)
  const dialog = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => dialog.current!, [])
  useEffect(() => {
    // Who opens it goes on in it.
    const field = dialog.current?.querySelector<HTMLElement>('input, textarea')
    ;(field ?? dialog.current)?.focus()
  }, [])
  useEffect(() => {
    if (isMinimized) restore.current?.focus()
  }, [isMinimized])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="presentation"
      {...drop}
      onKeyDown={onKeyDown}
      className={cx(styles.window, styles.sizes[size])}
    >
      <div
        {...rest}
        ref={dialog}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.dialog}
      >
        <header className={styles.head}>
          <h2 id={titleId} dir="auto" className={styles.title}>
            {title}
          </h2>
          {isMinimized ? (
            <IconButton
              ref={restore}
              icon={IconChevronUp}
              label={strings.restore}
              size="small"
              onPress={() => onSizeChange('normal')}
            />
          ) : (
            <>
              <IconButton
                icon={IconMinus}
                label={strings.minimize}
                size="small"
                onPress={() => onSizeChange('minimized')}
              />
              <span className={styles.onWide}>
                <IconButton
                  icon={size === 'full' ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal}
                  label={size === 'full' ? strings.smaller : strings.maximize}
                  size="small"
                  onPress={() => onSizeChange(size === 'full' ? 'normal' : 'full')}
                />
              </span>
            </>
          )}
          <IconButton icon={IconX} label={strings.close} size="small" onPress={onClose} />
        </header>
        {/* What is written stays while the window is small. */}
        <div hidden={isMinimized} className={isMinimized ? undefined : styles.body}>
          {children}
        </div>
        {!isMinimized && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </div>
  )
}
