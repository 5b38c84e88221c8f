import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './PageNotice.css.ts'

export interface PageNoticeProps {
  /** What is so for the whole page; without it nothing shows, and the place stays ready to speak. */
  children?: ReactNode
  /** What it means. @default 'neutral' */
  tone?: Tone
  /** A sign before the words. */
  icon?: IconSource
  /** What can be done about it, after the words: small neutral buttons, outlined or plain. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A state of the whole page, said politely at its lower edge for as long as it lasts.
 *
 * Use when something holds for everything on the screen: no connection, a new version. Keep it in the page and give it
 * words when it is so: what appears together with its words is not read out.
 * Not for what has just happened: use a toast; nor for a part of the page: use `Alert`.
 */
export function PageNotice({ children, tone = 'neutral', icon, actions, ...rest }: PageNoticeProps) {
  return (
    <div {...rest} role="status" className={styles.place}>
      {children && (
        <div className={styles.notice}>
          <span className={styles.line}>
            {icon && (
              <span className={cx(toneClass[tone], styles.sign)}>
                <Icon icon={icon} size={20} />
              </span>
            )}
            <span className={styles.words}>{children}</span>
          </span>
          {actions && <span className={styles.actions}>{actions}</span>}
        </div>
      )}
    </div>
  )
}
