import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { ProgressCircular } from '../ProgressCircular/ProgressCircular.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CardRefresh.css.ts'

export interface CardRefreshProps {
  /** What is brought up to date; it stays in sight, and keeps its height. */
  children: ReactNode
  /** Whether that goes on. */
  isRefreshing: boolean
  /** What goes on, read out as it begins. @default 'Updating…' in the language around */
  label?: string
  /** What is read out when it is over, such as 'Up to date'. @default nothing */
  doneLabel?: string
  /** Takes the height that is left in a column, and gives it to its content. @default false */
  isFilling?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Veils a card's content while it is brought up to date; meanwhile nothing in it can be pressed.
 *
 * Use when figures that are in sight are fetched anew. The button that asks for it stands outside, in the header.
 * Not for content that comes for the first time: use `Skeleton`.
 */
export function CardRefresh({
  children,
  isRefreshing,
  label: ownLabel,
  doneLabel,
  isFilling = false,
  ref,
  ...rest
}: CardRefreshProps) {
  const messages = useMessages()
  const label = ownLabel ?? messages.updating
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLElement>(null)
  const [wasRefreshing, setWasRefreshing] = useState(isRefreshing)
  if (isRefreshing && !wasRefreshing) setWasRefreshing(true)
  useImperativeHandle(ref, () => root.current!)
  // Content that rests cannot keep the focus; it waits outside and goes back to where it was.
  useLayoutEffect(() => {
    const { current: outside } = root
    const focused = document.activeElement
    if (!outside) return
    if (isRefreshing && focused instanceof HTMLElement && outside.contains(focused)) {
      left.current = focused
      outside.tabIndex = -1
      outside.focus({ preventScroll: true })
    } else if (!isRefreshing && left.current) {
      if (focused === outside) left.current.focus({ preventScroll: true })
      if (document.activeElement !== outside) outside.removeAttribute('tabindex')
      left.current = null
    }
  }, [isRefreshing])
  return (
    <div {...rest} ref={root} className={cx(styles.root, isFilling && styles.filling)}>
      <div
        inert={isRefreshing}
        aria-busy={isRefreshing}
        className={cx(styles.content, isFilling && styles.filled)}
      >
        {children}
      </div>
      {isRefreshing && (
        <div className={styles.overlay}>
          <span className={styles.disc}>
            <ProgressCircular label={label} />
          </span>
        </div>
      )}
      <VisuallyHidden live="polite">
        {isRefreshing ? label : wasRefreshing ? doneLabel : undefined}
      </VisuallyHidden>
    </div>
  )
}
