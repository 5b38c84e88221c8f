import { control, merge, text, transition, truncate } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'
import { narrow } from './DataTable.css.ts'
import { tracks } from './table.css.ts'

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** It stays while rows scroll under it. */
export const head = style({ display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: 2 })
export const unseenWhenNarrow = style({ '@container': { [narrow]: unseen } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'center',
  minBlockSize: `calc(${vars.density.control} + 8px)`,
  background: vars.color.surfaceRaised,
  borderBlock: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: '1fr' } },
})

const ends = {
  '&:first-child': { paddingInlineStart: vars.density.cardPadding },
  '&:last-child': { paddingInlineEnd: vars.density.cardPadding },
}
const cell = {
  display: 'block',
  paddingInline: 12,
  paddingBlock: 0,
  minInlineSize: 0,
  textAlign: 'start',
  selectors: ends,
} as const

export const header = style(
  merge(text('xs', 'medium'), truncate, cell, {
    color: vars.color.inkSubtle,
    '@container': { [narrow]: unseen },
  }),
)
export const aligned = { start: style({}), end: style({ textAlign: 'end' }) }
export const select = style(
  merge(cell, {
    lineHeight: 0,
    color: vars.color.inkSubtle,
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
  }),
)
/** The arrow before the words, so that these end where their column's numbers do. */
export const sortedFromEnd = style({ flexDirection: 'row-reverse' })
/** Names the column where there is no button to press. */
export const whenNarrow = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } })
export const sorted = style({ color: vars.color.ink })
export const sortLabel = style(truncate)
export const arrow = style({ flex: 'none', ...transition('opacity') })
export const idleArrow = style({
  opacity: 0,
  selectors: { [`:is([data-hovered], [data-focus-visible]) > &`]: { opacity: 1 } },
})
/** Which of several columns sorts first, second, third. */
export const place = style({ ...text('2xs', 'medium'), flex: 'none', color: vars.color.inkMuted })
