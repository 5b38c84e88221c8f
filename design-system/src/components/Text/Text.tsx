import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import type { Tone } from '../../tokens/ramps.ts'
import type { TextSize, TextWeight } from '../../tokens/scales.ts'
import * as styles from './Text.css.ts'

export interface TextProps {
  children: ReactNode
  /** The element to render. @default 'p' for a block, 'span' inside text */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 's' | 'small' | 'time' | 'dt' | 'dd' | 'bdi'
  /** Size on the type scale, 11 to 64 px. @default 'md', 14 px */
  size?: TextSize
  /** @default 'regular' */
  weight?: TextWeight
  /** How strongly it stands out, on every surface readable. @default 'ink' */
  ink?: keyof typeof styles.ink
  /** Colours it by meaning; wins over `ink`. */
  tone?: Tone
  /** Keeps it on one line and ends it with an ellipsis. @default false */
  isTruncated?: boolean
  /** Keeps the room of so many lines, and cuts what is longer. @default as many as it takes */
  lines?: keyof typeof styles.lines
  /** Keeps the line breaks of what somebody wrote. @default false */
  keepLineBreaks?: boolean
  /** Digits of equal width, for columns and figures that change. @default false */
  isNumeric?: boolean
  /** Centres its lines. @default false */
  isCentered?: boolean
  /** Of a `time`: the moment that its words stand for, as ISO text. */
  dateTime?: string
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Running text, labels and figures.
 *
 * Use when words are not a heading, a label of a field or a control. Not for titles: use `Heading`.
 */
export function Text({
  children,
  as: Element = 'p',
  size = 'md',
  weight = 'regular',
  ink = 'ink',
  tone,
  isTruncated,
  lines,
  keepLineBreaks,
  isNumeric,
  isCentered,
  id,
  ref,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      id={id}
      className={cx(
        styles.base,
        styles.sizes[size],
        styles.weight[weight],
        tone ? styles.toned[tone] : styles.ink[ink],
        isTruncated && styles.truncated,
        lines && styles.lines[lines],
        keepLineBreaks && styles.withLineBreaks,
        isNumeric && styles.numeric,
        isCentered && styles.centered,
      )}
    >
      {children}
    </Element>
  )
}
