import { createVar } from '@vanilla-extract/css'
import { focusRing, text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How tall the code may grow before it scrolls. */
export const maxHeight = createVar('max-height')
/** Digits of the last line's number. */
export const digits = createVar('digits')

const edge = `1px solid ${vars.color.line}`

export const block = style({
  position: 'relative',
  minInlineSize: 0,
  border: edge,
  borderRadius: 12,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  overflow: 'clip',
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 44,
  paddingInline: '16px 8px',
  borderBlockEnd: edge,
})
export const title = style({ ...text('sm', 'medium'), ...truncate, color: vars.color.inkMuted })
/** Without a bar, the button lies over the code's upper corner, always on the side where lines end. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
})
export const scroller = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxBlockSize: maxHeight,
  vars: { [maxHeight]: 'none' },
  outline: 'none',
  borderRadius: 12,
  selectors: focusRing('-2px'),
})
export const pre = style({ inlineSize: 'fit-content', minInlineSize: '100%' })
export const code = style({
  display: 'block',
  paddingBlock: 14,
  paddingInline: 16,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  lineHeight: '1.3125rem',
  whiteSpace: 'pre',
  tabSize: 2,
  textAlign: 'start',
  // Ligatures would show other signs than those one types.
  fontVariantLigatures: 'none',
})
export const wrapping = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const within = style({ inlineSize: 'auto' })
/** Keeps the first lines clear of the button in the corner. */
export const besideButton = style({ paddingInlineEnd: 52 })
export const numbered = style({ counterReset: 'line' })
export const line = style({
  display: 'block',
  selectors: {
    [`${numbered} > &`]: { position: 'relative', paddingInlineStart: `calc(${digits} + 20px)` },
    [`${numbered} > &::before`]: {
      counterIncrement: 'line',
      content: 'counter(line) / ""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: digits,
      color: vars.color.inkSubtle,
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      userSelect: 'none',
    },
  },
})
export const marked = style({
  marginInline: -16,
  paddingInline: 16,
  background: vars.color.selected,
  boxShadow: `inset 2px 0 0 ${vars.tone.primary.base}`,
  selectors: {
    [`${numbered} > &`]: { paddingInlineStart: `calc(${digits} + 36px)` },
    [`${numbered} > &::before`]: { insetInlineStart: 16 },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
})
