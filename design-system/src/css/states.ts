import { breakpoints } from '../tokens/scales.ts'
import { rem } from './rem.ts'

/** Selectors of the states that react-aria marks on an element, so that no component spells them anew. */
export const state = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  selected: '&[data-selected]',
  indeterminate: '&[data-indeterminate]',
  disabled: '&[data-disabled]',
  invalid: '&[data-invalid]',
  pending: '&[data-pending]',
  expanded: '&[aria-expanded="true"]',
  current: '&[aria-current]:not([aria-current="false"])',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
  empty: '&[data-empty]',
} as const

/** From a width of the window in px up, where none of `media` fits. */
export const from = (px: number) => `(min-width: ${rem(px)})`
/** Below such a width. */
export const below = (px: number) => `(max-width: ${rem(px - 0.02)})`

/** Media conditions, named once. */
export const media = {
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  xl: from(breakpoints.xl),
  xxl: from(breakpoints.xxl),
  belowSm: below(breakpoints.sm),
  belowMd: below(breakpoints.md),
  belowLg: below(breakpoints.lg),
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  unscripted: '(scripting: none)',
} as const

/** A selector for an element inside something written right to left. */
export const rtl = '&:dir(rtl)'
