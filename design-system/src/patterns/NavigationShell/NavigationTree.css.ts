import { createVar } from '@vanilla-extract/css'
import { control, merge, text, transition, truncate } from '../../css/factories.ts'
import { media, rtl, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

/** 1 where words show, 0 in the collapsed rail. */
export const wordsOpacity = createVar('words-opacity')

export const section = style({ display: 'grid', gap: 1 })
export const title = style({
  ...text('2xs', 'strong'),
  letterSpacing: vars.caps.tracking,
  textTransform: vars.caps.transform as 'uppercase',
  color: vars.color.inkSubtle,
  padding: '16px 12px 6px',
  whiteSpace: 'nowrap',
})
export const titleText = style({ opacity: wordsOpacity, ...transition('opacity') })
export const list = style({ display: 'grid', gap: 1 })

export const item = style(
  control({
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    inlineSize: '100%',
    minBlockSize: vars.density.navItem,
    paddingInline: 12,
    borderRadius: 9,
    color: vars.color.inkMuted,
    textAlign: 'start',
    ...text('md', 'medium'),
    selectors: {
      [state.hovered]: { background: vars.color.hover },
      [state.pressed]: { background: vars.color.press },
      [state.focusVisible]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  }),
)
export const open = style({ color: vars.color.ink })
export const current = style({
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
  fontWeight: vars.weight.strong,
  selectors: { [state.hovered]: { background: vars.tone.primary.softHover } },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
export const label = style({ ...truncate, flex: 1, opacity: wordsOpacity, ...transition('opacity') })
export const badge = style({
  ...text('2xs', 'strong'),
  lineHeight: '18px',
  paddingInline: 7,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  opacity: wordsOpacity,
})
export const chevron = style(
  merge(transition('rotate, opacity', 'base'), { color: vars.color.inkSubtle, opacity: wordsOpacity }),
)
export const chevronOpen = style({ rotate: '90deg', selectors: { [rtl]: { rotate: '-90deg' } } })
export const branch = style({
  display: 'grid',
  gap: 1,
  position: 'relative',
  paddingInlineStart: 30,
  marginBlock: '1px 4px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 21,
    inlineSize: 1,
    background: vars.color.line,
  },
})
