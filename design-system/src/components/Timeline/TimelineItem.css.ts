import { merge, surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { aligned, horizontal, wide } from './Timeline.css.ts'

/** An event's own parts, by how the list around it is laid out. */
const at = {
  end: `${aligned.end} > * > &`,
  alternate: `${aligned.alternate} > * > &`,
  odd: `${aligned.alternate} > :nth-child(odd) > &`,
  even: `${aligned.alternate} > :nth-child(even) > &`,
  horizontal: `${horizontal} > * > &`,
}
const apart = 24
/** How far a card's first line lies below its edge. */
const cardInset = 14

export const item = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: apart } },
  '@container': {
    [wide]: {
      selectors: {
        [`${horizontal} > &`]: {
          gridColumn: 'auto',
          gridRow: '1 / -1',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'subgrid',
          paddingBlock: 0,
        },
      },
    },
  },
})
/** An icon is taller than the line of words whose middle it stands on. */
export const withIcon = style({ selectors: { '&:first-child': { paddingBlockStart: 6 } } })
export const withCard = style({})

/** Holds the sign, and the line that leads on to the next one. */
export const track = style({
  gridColumn: 1,
  gridRow: '1 / -1',
  alignSelf: 'stretch',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  selectors: {
    [`${item}:not(:last-child) > &::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: `0 -${apart}px`,
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: 2,
      background: vars.color.line,
    },
    // The line begins at the first sign, not above it.
    [`${item}:first-child:not(:last-child) > &::before`]: { insetBlockStart: 10 },
    [at.end]: { gridColumn: 2 },
  },
  '@container': {
    [wide]: {
      selectors: {
        [at.alternate]: { gridColumn: 2 },
        [`${aligned.alternate} > ${withCard} > &`]: { paddingBlockStart: cardInset },
        [`${aligned.alternate} > ${withCard}:last-child > &::before`]: {
          content: '""',
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 'calc(50% - 1px)',
          inlineSize: 2,
          blockSize: cardInset,
          background: vars.color.line,
        },
        [at.horizontal]: { gridRow: 2, justifyItems: 'start', alignContent: 'center', paddingBlock: 10 },
        [`${horizontal} > ${item}:not(:last-child) > &::before`]: {
          insetBlock: 'calc(50% - 1px) auto',
          insetInline: 0,
          inlineSize: 'auto',
          blockSize: 2,
        },
      },
    },
  },
})

export const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 12,
  blockSize: 12,
  marginBlock: 4,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
})
export const tile = style({
  inlineSize: 32,
  blockSize: 32,
  marginBlock: -6,
  '@container': { [wide]: { selectors: { [`${horizontal} &`]: { marginBlock: 0 } } } },
})
const halo = `0 0 0 4px ${toneVars.soft}`
const ring = `inset 0 0 0 2px ${toneVars.base}`
export const variants = {
  solid: style({
    background: toneVars.base,
    color: toneVars.onSolid,
    selectors: { [`&${tile}`]: { background: toneVars.solid } },
  }),
  soft: style({
    background: toneVars.base,
    color: toneVars.ink,
    boxShadow: halo,
    selectors: { [`&${tile}`]: { background: toneVars.soft, boxShadow: 'none' } },
  }),
  outlined: style({ background: vars.color.surface, color: toneVars.ink, boxShadow: ring }),
}

export const time = style({
  ...text('sm'),
  gridColumn: 2,
  gridRow: 1,
  color: vars.color.inkSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: 2 },
    [`${withCard} > &`]: { paddingBlockEnd: 8 },
    [at.end]: { gridColumn: 1, textAlign: 'end' },
  },
  '@container': {
    [wide]: {
      selectors: {
        [at.odd]: { gridColumn: 1, textAlign: 'end' },
        [at.even]: { gridColumn: 3 },
        [`${aligned.alternate} > ${withCard} > &`]: { paddingBlockStart: cardInset },
        [at.horizontal]: { gridColumn: 1, paddingBlockEnd: 0, paddingInlineEnd: 16 },
      },
    },
  },
})
export const content = style({
  ...text('md'),
  gridColumn: 2,
  gridRow: 2,
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: { [at.end]: { gridColumn: 1, textAlign: 'end' } },
  '@container': {
    [wide]: {
      selectors: {
        [at.odd]: { gridColumn: 3, gridRow: '1 / -1' },
        [at.even]: { gridColumn: 1, gridRow: '1 / -1', textAlign: 'end' },
        [at.horizontal]: { gridColumn: 1, gridRow: 3, paddingInlineEnd: 16 },
      },
    },
  },
})
export const title = style({ ...text('md', 'semibold'), color: vars.color.ink })
/** Words in a card begin at its start, wherever the card stands. */
export const card = style(
  merge(surface('raised', 'control'), {
    display: 'grid',
    gap: 4,
    padding: cardInset,
    borderRadius: 12,
    color: vars.color.inkMuted,
    textAlign: 'start',
  }),
)
