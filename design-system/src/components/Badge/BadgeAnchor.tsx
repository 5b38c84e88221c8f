import { type ReactNode, type Ref, use, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { TriggerContext, type TriggerProps } from '../../internal/TriggerContext.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badgeNumber } from './number.ts'
import * as badgeStyles from './Badge.css.ts'
import * as styles from './BadgeAnchor.css.ts'

export interface BadgeAnchorProps {
  /** What the badge sits on: a `Button`, an `IconButton`, an `Avatar`, an icon. */
  children: ReactNode
  /** How many; 0 or nothing shows no badge, unless it is a dot. */
  count?: number
  /** The largest number written out; above it stands this number and a plus. @default 99 */
  max?: number
  /** What it means. @default 'danger' */
  tone?: Tone
  /** Shows a dot in place of the number. @default false */
  isDot?: boolean
  /** What it counts or marks: read after the number, and after the name of a button that it sits on. */
  label: string
  /** The corner that it sits on. @default 'top end' */
  placement?: keyof typeof styles.corners
  /** The outline of what it sits on: the badge stands on the edge of a circle, such as a face. @default 'box' */
  shape?: 'box' | 'circle'
  /** What it lies over, for the ring that sets it off. @default 'canvas' */
  ground?: 'canvas' | 'surface'
  ref?: Ref<HTMLSpanElement>
}

/** Lets the badge's words follow a control's own name. */
function nameAlso(control: HTMLElement, wordsId: string) {
  control.id ||= `${wordsId}-control`
  const names = (control.getAttribute('aria-labelledby') ?? control.id).split(' ')
  if (!names.includes(wordsId)) control.setAttribute('aria-labelledby', [...names, wordsId].join(' '))
}

/**
 * A number or a dot on the corner of something, in both directions; a button's name then ends with it.
 *
 * Use when a button, a face or an icon has news: unread messages, open tasks. Not in a line of text, a tab or the
 * navigation: use `Badge`; nor for whether a person is there: use the `presence` of `Avatar`.
 */
export function BadgeAnchor({
  children,
  count = 0,
  max = 99,
  tone = 'danger',
  isDot = false,
  label,
  placement = 'top end',
  shape = 'box',
  ground = 'canvas',
  ...rest
}: BadgeAnchorProps) {
  const around = use(TriggerContext)
  const { locale } = useLocale()
  const id = useId()
  const [isInName, setInName] = useState(false)
  const tellControl = (control: HTMLElement | null) => {
    if (!control) return
    nameAlso(control, id)
    setInName(true)
  }
  const trigger: TriggerProps = { ref: tellControl as Ref<never> }
  return (
    <span {...rest} className={styles.anchor}>
      <TriggerContext value={[...around, trigger]}>{children}</TriggerContext>
      {(isDot || count > 0) && (
        <span
          id={id}
          // Where it is part of a button's name, it is not read a second time beside it.
          aria-hidden={isInName || undefined}
          className={cx(
            toneClass[tone],
            badgeStyles.badge,
            isDot ? badgeStyles.dot : styles.count,
            styles.mark,
            styles.corners[placement],
            ground === 'surface' && styles.onCard,
            shape === 'box' && isDot ? styles.iconDot : styles.edges[shape],
          )}
        >
          {!isDot && <bdi>{badgeNumber(locale, count, max)}</bdi>} <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
