import type { ReactNode } from 'react'
import type { HelpTextOptions } from '../Field/options.ts'
import type { Tone } from '../../tokens/ramps.ts'

/** A place along the rail that is worth a tick, and a word if it has one. */
export interface SliderMark {
  value: number
  label?: string
}

/** What a slider takes, whether it has one thumb or two. */
export interface SliderOptions extends HelpTextOptions {
  /** What is set, in a word or two. */
  label: string
  /** Its name in the form's data. */
  name?: string
  /** @default 0 */
  minValue?: number
  /** @default 100 */
  maxValue?: number
  /** How far apart two neighbouring values are. @default 1 */
  step?: number
  /** How its values are written, as for `Intl.NumberFormat`: a currency, percent, a unit. @default a plain number */
  formatOptions?: Intl.NumberFormatOptions
  /** A value in words, where a number does not tell it; `formatOptions` then has no effect. @default its number */
  formatValue?: (value: number) => string
  /** Whether it lies or stands; standing, more is up. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** How high it stands, in px. @default 180 */
  height?: number
  /** Width of the thumb: small 16, medium 20, large 24 px; its target is at least 24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** What the value means. @default 'primary' */
  tone?: Tone
  /** Places along the rail with a tick and a word. */
  marks?: readonly SliderMark[]
  /** Draws a tick at every so many units. @default none */
  tickStep?: number
  /** Shows the least and the most below the ends. @default false */
  hasLimits?: boolean
  /** What stands at the end of the label's line, before the value. */
  labelEnd?: ReactNode
  /** Shows the value at the end of the label's line. @default true */
  isValueShown?: boolean
  /** When the value shows over the thumb: while it is dragged or has the focus, always, or never. @default 'auto' */
  tooltip?: 'auto' | 'always' | 'never'
  /** An icon at the end where values are least. */
  start?: ReactNode
  /** An icon at the end where values are most. */
  end?: ReactNode
  /** @default false */
  isDisabled?: boolean
  /** Shows a value that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** Keeps the label for screen readers alone, where its place says what it is. @default false */
  isLabelHidden?: boolean
  onBlur?: () => void
  /** The id of the control, for links that lead to it. @default made up */
  id?: string
}
