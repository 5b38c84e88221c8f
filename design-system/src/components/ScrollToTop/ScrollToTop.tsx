import { type Ref, useEffect, useRef, useState } from 'react'
import { IconArrowUp } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ScrollToTop.css.ts'

export interface ScrollToTopProps {
  ref?: Ref<HTMLButtonElement>
}

/**
 * A floating button that goes back to the top, the focus too; it shows once the page is scrolled more than 200 px.
 *
 * Use when a page may be long, once, at its root. Not inside an area that scrolls by itself.
 */
export function ScrollToTop(props: ScrollToTopProps) {
  const messages = useMessages()
  const sentinel = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    observer.observe(sentinel.current!)
    return () => observer.disconnect()
  }, [])
  const scrollUp = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    // The button goes, and the focus on it would be lost.
    const main = document.querySelector('main')
    if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
    main?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <div className={styles.place} data-shown={isShown || undefined}>
        <IconButton
          {...props}
          icon={IconArrowUp}
          label={messages.scrollToTop}
          variant="solid"
          tone="primary"
          onPress={scrollUp}
        />
      </div>
    </>
  )
}
