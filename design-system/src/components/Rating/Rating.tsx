import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Rating.css.ts'

export interface RatingProps {
  /** How good it is, from 0 to `max`; stars show it to the half, its name to one decimal. */
  value: number
  /** How many stars there are. @default 5 */
  max?: number
  /** How many people rated it, shown in brackets after the stars. @default not shown */
  count?: number
  /** Shows the value as a number too, before the stars. @default false */
  isValueShown?: boolean
  /** Height of a star: small 14, medium 18, large 24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** Units of the drawing: a star's square, and the way from one star to the next. */
const STAR = 24
const STEP = 27
const star =
  '7.34l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0l-2.853 5.78z'

const widthOf = (stars: number) => STEP * (stars - 1) + STAR

/** How far along the row that many stars reach, in percent: a half ends in the middle of its star. */
function shareOf(stars: number, max: number): number {
  const reach = STEP * Math.floor(stars) + (stars % 1) * STAR
  return Math.min(100, (reach / widthOf(max)) * 100)
}

/**
 * How good something is, as a row of stars.
 *
 * Use when a product or a review shows what people thought of it. Not to ask for an opinion: it takes no input;
 * nor for how far something has come: use `ProgressLinear`.
 */
export function Rating({
  value,
  max = 5,
  count,
  isValueShown = false,
  size = 'medium',
  ...rest
}: RatingProps) {
  const { locale } = useLocale()
  const messages = useMessages()
  const kept = Math.min(max, Math.max(0, value))
  const toHalf = Math.round(kept * 2) / 2
  const write = (number: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(number)
  const viewBox = `0 0 ${widthOf(max)} ${STAR}`
  const row = Array.from({ length: max }, (_, at) => `M${8.243 + STEP * at} ${star}`).join('')
  return (
    <span {...rest} className={cx(styles.rating, styles.texts[size])}>
      {isValueShown && (
        <span aria-hidden className={styles.value}>
          {write(kept)}
        </span>
      )}
      <span
        role="img"
        aria-label={messages.rating(write(kept), write(max))}
        className={cx(styles.stars, styles.sizes[size])}
        style={assignInlineVars({ [styles.share]: `${shareOf(toHalf, max)}%` })}
      >
        <svg aria-hidden viewBox={viewBox} className={styles.empty}>
          <path d={row} />
        </svg>
        <svg aria-hidden viewBox={viewBox} className={styles.full}>
          <path d={row} />
        </svg>
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <bdi aria-hidden>({write(count)})</bdi>
          <VisuallyHidden>{messages.ratings(count)}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
