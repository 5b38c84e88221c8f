import { surface, text, transition } from '../../css/factories.ts'
import { barsBottom } from '../../css/page-top.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const beside = from(1024)
const edge = `1px solid ${vars.color.line}`

export const gallery = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
  alignItems: 'start',
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 316px' } },
})
export const card = style({ ...surface('raised', 'card'), minInlineSize: 0 })
export const controls = style({
  display: 'grid',
  gap: 16,
  padding: '18px 20px',
  borderBlockEnd: edge,
})
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  padding: '12px 20px',
  borderBlockStart: edge,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: vars.color.surface,
})
export const side = style({
  ...surface('raised', 'card'),
  display: 'none',
  overflow: 'hidden auto',
  '@media': {
    [beside]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${barsBottom} + 16px)`,
      maxBlockSize: `calc(100dvh - ${barsBottom} - 32px)`,
    },
    [media.print]: { position: 'static' },
  },
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  padding: 10,
})
/** Laid out and painted once: tiles that come and go with the view would cost each frame of a scroll their drawing. */
export const cell = style({ position: 'relative', minInlineSize: 0, display: 'grid' })
export const tile = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 94,
  padding: '14px 4px 8px',
  border: '2px solid transparent',
  borderRadius: 12,
  color: vars.color.ink,
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  scrollMarginBlock: 72,
  WebkitTapHighlightColor: 'transparent',
  ...transition('background-color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-selected="true"]': {
      borderColor: vars.tone.primary.solid,
      background: vars.tone.primary.soft,
      color: vars.tone.primary.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
})
export const picture = style({ display: 'grid', placeItems: 'center', blockSize: 40, flex: 'none' })
export const name = style({
  ...text('2xs'),
  inlineSize: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
  selectors: {
    '[aria-selected="true"] > &': { color: 'inherit', fontWeight: vars.weight.strong },
  },
})
/** Not there at all but under a pointer: hundreds that are only unseen would each be a part of the picture. */
export const copy = style({
  ...surface('resting', 'control'),
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  display: 'none',
  placeItems: 'center',
  inlineSize: 26,
  blockSize: 26,
  padding: 0,
  border: 0,
  color: vars.color.inkMuted,
  cursor: 'default',
  selectors: {
    [`${cell}:hover > &`]: { display: 'grid' },
    '&:hover': { color: vars.color.ink },
  },
  '@media': {
    // A finger finds no button that shows under a pointer alone; the chosen icon has one of its own.
    [media.touch]: { selectors: { [`${cell}:hover > &`]: { display: 'none' } } },
    [media.forcedColors]: { border: '1px solid ButtonBorder' },
  },
})
export const copied = style({
  display: 'grid',
  color: vars.tone.success.ink,
  '@media': { [media.touch]: { display: 'none' } },
})
