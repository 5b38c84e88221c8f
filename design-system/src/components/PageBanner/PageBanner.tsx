import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { pageTopName } from '../../css/page-top.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PageBanner.css.ts'

export interface PageBannerProps {
  /** The banner's name among the page's landmarks. */
  label: string
  /** How the page is seen, in a short sentence; without it nothing shows, and the place stays ready to speak. */
  children?: ReactNode
  /** What is said once when the banner goes, where nothing of it shows. */
  closingAnnouncement?: string
  /** What it means. @default 'warning' */
  tone?: Tone
  /** A sign before the words. */
  icon?: IconSource
  /** What ends it or says more, after the words. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

/** What sticks to the window's top makes room for it. */
const makeRoom = (words: HTMLElement | null) => {
  const banner = words?.parentElement
  if (!banner) return
  const root = document.documentElement.style
  const measure = () => root.setProperty(pageTopName, `${banner.offsetHeight}px`)
  measure()
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
  observer?.observe(banner)
  return () => {
    observer?.disconnect()
    root.removeProperty(pageTopName)
  }
}

/**
 * A strip across the top of the window that says how the whole page is seen, for as long as it is so.
 *
 * Use when someone sees the product in a special way and should never forget it: as another person, as a preview. Put it
 * before the page's frame, keep it there and give it words when it is so: what appears together with its words is not
 * read out. Not for a state that passes by itself: use `PageNotice`; nor for a part of the page: use `Alert`.
 */
export function PageBanner({
  label,
  children,
  closingAnnouncement,
  tone = 'warning',
  icon,
  actions,
  ...rest
}: PageBannerProps) {
  const isShown = Boolean(children)
  return (
    <section
      {...rest}
      aria-label={isShown ? label : undefined}
      className={cx(styles.place, isShown && toneClass[tone], isShown && styles.banner)}
    >
      {isShown && icon && (
        <span className={styles.sign}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <span ref={makeRoom} role="status" className={styles.words}>
        {isShown ? children : closingAnnouncement && <VisuallyHidden>{closingAnnouncement}</VisuallyHidden>}
      </span>
      {isShown && actions && <span className={styles.actions}>{actions}</span>}
    </section>
  )
}
