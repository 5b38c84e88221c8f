import { choice, freeText, type Parameter, wholeNumber } from '../../../core/router/useAddressState.ts'
import { type IconCategory, iconCategories } from './catalogue.ts'

/** The sizes that icons are looked at in, in px. */
export const ICON_SIZES = [16, 20, 24, 32] as const
export type IconSize = (typeof ICON_SIZES)[number]

export const DEFAULT_STROKE = 1.75
export const STROKES = { minValue: 1, maxValue: 2.5, step: 0.25 } as const

/** How icons are drawn. */
export interface IconLook {
  readonly size: IconSize
  readonly stroke: number
}

/** What the address of the icons says. */
export type IconState = {
  q: string
  category: IconCategory | null
  /** The name of the chosen icon; empty while none is. */
  icon: string
  size: IconSize
  stroke: number
}

const strokeWidth: Parameter<number> = {
  read: (written) => {
    const value = Number(written ?? DEFAULT_STROKE)
    const { minValue, maxValue, step } = STROKES
    return value >= minValue && value <= maxValue && value % step === 0 ? value : DEFAULT_STROKE
  },
  write: (value) => (value === DEFAULT_STROKE ? null : String(value)),
}

export const iconParameters = {
  q: freeText(),
  category: choice(iconCategories),
  icon: freeText(),
  size: wholeNumber(24, ICON_SIZES) as Parameter<IconSize>,
  stroke: strokeWidth,
}
