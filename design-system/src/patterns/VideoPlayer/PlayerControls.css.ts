import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** A phone: the buttons stand close, so that all of them are there. */
const narrow = '(max-width: 400px)'

export const controls = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: '24px 16px 8px',
  '@container': { [narrow]: { paddingInline: 8 } },
  background: `linear-gradient(transparent, ${vars.color.scrim} 30%, ${vars.color.canvas})`,
  ...transition('opacity', 'base'),
  selectors: { '[data-idle] &:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  '@container': { [narrow]: { gap: 0 } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  flex: 'none',
  '@container': { [narrow]: { gap: 0 } },
})
export const time = style({
  ...text('md', 'medium'),
  fontVariantNumeric: 'tabular-nums',
  paddingInline: 8,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { paddingInline: 4 } },
})
export const quiet = style({
  color: vars.color.inkMuted,
})
export const chapter = style({
  ...text('md'),
  paddingInlineStart: 12,
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@container': { '(max-width: 640px)': { display: 'none' } },
})
export const volume = style({
  inlineSize: 64,
  blockSize: 24,
  margin: 0,
  accentColor: vars.color.ink,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
  '@container': { '(max-width: 560px)': { display: 'none' } },
})
export const panel = style({
  position: 'absolute',
  insetInlineEnd: 16,
  insetBlockEnd: 60,
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: 12,
  padding: 16,
  maxInlineSize: 'calc(100% - 32px)',
  maxBlockSize: 'calc(100cqi * 9 / 16 - 80px)',
  minBlockSize: 0,
  overflow: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
