import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../../focus/focusOn.ts'
import { placeOf, standInOf } from '../../focus/place.ts'
import { animateLayout } from './animateLayout.ts'
import { RemovalContext } from './RemovalContext.ts'
import * as styles from './CardRemoval.css.ts'

export interface CardRemovalProps {
  /** A card of any kind, with a `CardRemoveButton` in it. */
  children: ReactNode
  /** Called when the card has left: the time to take it out of the data, and to offer an undo in a toast. */
  onRemove: () => void
  /** The element to render: `li` in a list. @default 'div' */
  as?: 'div' | 'li'
  ref?: Ref<HTMLElement>
}

/**
 * Lets a card be taken away: it leaves, its neighbours move up, and the focus goes on to the next one.
 *
 * Use when people arrange a page of their own and can bring a card back.
 * Not to destroy what the card stands for: ask first, with a `ConfirmDialog`.
 */
export function CardRemoval({ children, onRemove, as: Element = 'div', ref, ...rest }: CardRemovalProps) {
  const place = useRef<HTMLElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useImperativeHandle(ref, () => place.current!)
  const remove = () => {
    const element = place.current
    if (!element || isLeaving) return
    const held = element.querySelector<HTMLElement>('[data-removes]')
    const left = held && placeOf(held)
    flushSync(() => setLeaving(true))
    const next = left && standInOf(left)
    if (next) focusOn(next)
    // Of the two that move, and no others: a circle that turns in the card would never finish.
    const movements = [element, element.firstElementChild].flatMap(
      (moving) => moving?.getAnimations?.() ?? [],
    )
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (!element.parentElement) return
      animateLayout(element.parentElement, () => {
        onRemove()
        // Whoever keeps the card sees it again.
        setLeaving(false)
      })
    })
  }
  return (
    <RemovalContext value={remove}>
      <Element
        {...rest}
        ref={place as Ref<never>}
        inert={isLeaving}
        data-focus-row=""
        data-leaving={isLeaving || undefined}
        className={styles.place}
      >
        <div className={styles.card}>{children}</div>
      </Element>
    </RemovalContext>
  )
}
