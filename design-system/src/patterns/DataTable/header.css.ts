import { control, merge, text, transition, truncate } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { narrow } from './DataTable.css.ts'
import { headTop, leastWidth, tracks } from './table.css.ts'

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** It stays while rows scroll under it. */
export const head = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: headTop,
  zIndex: 2,
  '@container': { [narrow]: { position: 'static' } },
  '@media': { [media.print]: { display: 'table-header-group', position: 'static' } },
})
export const unseenWhenNarrow = style({ '@container': { [narrow]: unseen } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  minInlineSize: leastWidth,
  alignItems: 'center',
  minBlockSize: `calc(${vars.density.control} + 8px)`,
  background: vars.color.surfaceRaised,
  borderBlock: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: '1fr', minInlineSize: 0 } },
  '@media': { [media.print]: { display: 'table-row', minInlineSize: 0 } },
})

const ends = {
  '&:first-child': { paddingInlineStart: vars.density.cardPadding },
  '&:last-child': { paddingInlineEnd: vars.density.cardPadding },
}
const cell = {
  display: 'block',
  paddingInline: 12,
  paddingBlock: 0,
  position: 'relative',
  minInlineSize: 0,
  textAlign: 'start',
  selectors: ends,
} as const

export const header = style(
  merge(text('xs', 'medium'), truncate, cell, {
    color: vars.color.inkSubtle,
    '@container': { [narrow]: unseen },
    '@media': { [media.print]: { display: 'table-cell', position: 'static', padding: '8px 6px' } },
  }),
)
export const aligned = { start: style({}), end: style({ textAlign: 'end' }) }
export const select = style(
  merge(cell, {
    lineHeight: 0,
    color: vars.color.inkSubtle,
    '@media': { [media.print]: { display: 'none' } },
    '@container': {
      [narrow]: {
        ...text('xs', 'medium'),
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        selectors: { '&:first-child': { paddingInlineStart: 16 } },
        '::after': { content: 'attr(data-label) / ""' },
      },
    },
  }),
)

export const sortButton = style(
  merge(control(), {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxInlineSize: 'calc(100% + 16px)',
    minBlockSize: 28,
    paddingInline: 8,
    marginInline: -8,
    borderRadius: vars.radius.small,
    font: 'inherit',
    selectors: {
      [state.hovered]: { color: vars.color.ink, background: vars.color.hover },
      [state.focusVisible]: { outlineOffset: '-2px' },
    },
    '@container': { [narrow]: { display: 'none' } },
    // What is positioned does not come again with the head on the next page.
    '@media': { [media.print]: { display: 'none' } },
  }),
)
/** The arrow before the words, so that these end where their column's numbers do. */
export const sortedFromEnd = style({ flexDirection: 'row-reverse' })
/** Names the column where there is no button to press. */
export const whenNarrow = style({
  display: 'none',
  '@container': { [narrow]: { display: 'inline' } },
  '@media': { [media.print]: { display: 'inline' } },
})
export const sorted = style({ color: vars.color.ink })
export const sortLabel = style(truncate)
export const arrow = style({ flex: 'none', ...transition('opacity') })
export const idleArrow = style({
  opacity: 0,
  selectors: { [`:is([data-hovered], [data-focus-visible]) > &`]: { opacity: 1 } },
})
/** Which of several columns sorts first, second, third. */
export const place = style({ ...text('2xs', 'medium'), flex: 'none', color: vars.color.inkMuted })
/** The end of a header, as wide as a finger is sure, seen as a line once a pointer comes near. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -6,
  zIndex: 1,
  inlineSize: 12,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '25%',
    insetInlineStart: 5,
    inlineSize: 2,
    borderRadius: 1,
    background: vars.color.line,
    opacity: 0,
    ...transition('opacity'),
  },
  selectors: {
    '&:hover::after, &:active::after': { opacity: 1, background: vars.tone.primary.base },
    [`${row}:hover &::after`]: { opacity: 1 },
  },
  '@container': { [narrow]: { display: 'none' } },
})
