import { surface, text } from '../../css/factories.ts'
import { barsBottom } from '../../css/page-top.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const line = `1px solid ${vars.color.line}`

/** Clips without becoming a scroller, so that the header still follows the page. */
export const sheet = style({ ...surface('raised', 'overlay'), minInlineSize: 0, overflow: 'clip' })
/** Separate borders, because collapsed ones do not stay with a header that sticks. */
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const box = { paddingBlock: 12, paddingInline: 20, borderBlockEnd: line, textAlign: 'center' } as const

export const header = style({
  ...box,
  position: 'sticky',
  insetBlockStart: barsBottom,
  zIndex: vars.layer.raised,
  paddingBlock: 16,
  background: vars.color.surfaceRaised,
  '@media': { [media.print]: { position: 'static' } },
})
export const planName = style({ ...text('lg', 'strong'), display: 'block', color: vars.color.ink })
export const planPrice = style({ ...text('sm'), display: 'block', color: vars.color.inkMuted })
export const cell = style({ ...text('md'), ...box, color: vars.color.inkMuted })
export const label = style({
  ...text('md'),
  inlineSize: '37%',
  textAlign: 'start',
  color: vars.color.ink,
  selectors: { [`${header}&`]: { ...text('xs', 'medium'), color: vars.color.inkSubtle } },
})
export const group = style({
  ...text('sm', 'strong'),
  ...box,
  paddingBlock: 10,
  textAlign: 'start',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
})
export const foot = style({ ...box, paddingBlock: 20, borderBlockEnd: 'none' })
/** Opaque, as what scrolls goes under it in the header. */
export const marked = style({
  background: `color-mix(in oklab, ${vars.tone.primary.soft} 70%, ${vars.color.surface})`,
  selectors: { [`${cell}&`]: { color: vars.color.ink, fontWeight: vars.weight.semibold } },
})
const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  verticalAlign: 'middle',
})
export const yes = style([sign, { background: vars.tone.success.soft, color: vars.tone.success.ink }])
export const no = style([sign, { color: vars.color.inkSubtle }])

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingBlock: 16,
  paddingInline: 16,
  overflowWrap: 'anywhere',
})
export const listTitle = style({ ...text('sm', 'strong'), margin: 0, color: vars.color.inkMuted })
export const facts = style({ margin: 0 })
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 44,
  borderBlockEnd: line,
})
export const term = style({ ...text('md'), color: vars.color.ink })
export const value = style({
  ...text('md', 'semibold'),
  margin: 0,
  minInlineSize: 0,
  textAlign: 'end',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const listFoot = style({ display: 'grid' })
