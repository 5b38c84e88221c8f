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

/** Media conditions, named once. */
export const media = {
  sm: '(min-width: 600px)',
  md: '(min-width: 960px)',
  lg: '(min-width: 1280px)',
  xl: '(min-width: 1920px)',
  xxl: '(min-width: 2560px)',
  belowSm: '(max-width: 599.98px)',
  belowMd: '(max-width: 959.98px)',
  belowLg: '(max-width: 1279.98px)',
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const

/** A selector for an element inside something written right to left. */
export const rtl = '&:dir(rtl)'
