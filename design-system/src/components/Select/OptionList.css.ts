import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { text } from '../../css/factories.ts'
import { vars } from '../../tokens/contract.css.ts'

/** A sheet whose list scrolls under what stays above it. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minInlineSize: 'max(var(--trigger-width), 180px)',
})
export const through = style({ display: 'contents' })
export const scroller = style({ flex: 1, minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' })
/** A row of a list of which only those in sight are drawn keeps the height that it was given a place by. */
export const placed = style({ boxSizing: 'border-box', inlineSize: '100%' })

export const title = style({
  ...text('xs', 'semibold'),
  color: vars.color.inkSubtle,
  padding: '10px 10px 4px',
})
export const section = style({ display: 'grid', gap: 1 })
export const label = style({ overflowWrap: 'anywhere' })
export const match = style({
  background: vars.tone.primary.soft,
  color: vars.tone.primary.ink,
  borderRadius: 3,
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
})
export const note = style({
  ...text('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: vars.density.navItem,
  paddingInline: 10,
  color: vars.color.inkMuted,
})

export const head = style({
  display: 'grid',
  gap: 6,
  flex: 'none',
  padding: 6,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.density.navItem,
  paddingInline: 10,
  color: vars.color.inkSubtle,
  '@media': { [media.touch]: { minBlockSize: 44 } },
})
export const searchInput = style({
  ...text('md'),
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  color: vars.color.ink,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: {
    '&::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.touch]: text('lg') },
})
/** What is counted, and the buttons for all and none. */
export const tally = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  paddingInlineStart: 10,
  color: vars.color.inkMuted,
})
export const count = style({ marginInlineEnd: 'auto' })
