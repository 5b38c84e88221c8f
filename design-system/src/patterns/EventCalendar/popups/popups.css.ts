import { appear, boxPress, merge, surface, text } from '../../../css/factories.ts'
import { style } from '../../../css/style.ts'
import { toneVars } from '../../../css/tones.css.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const sheet = style(
  merge(surface('overlay', 'overlay'), appear('scale(0.96)'), {
    display: 'flex',
    inlineSize: 'min(324px, 100vw - 24px)',
    outline: 'none',
    transformOrigin: 'var(--trigger-anchor-point, top)',
    zIndex: vars.layer.overlay,
  }),
)
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 16,
  outline: 'none',
})

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: 4, marginBlockEnd: 12 })
export const headWords = style({ flex: 1, minInlineSize: 0 })
export const number = style({ ...text('3xl', 'heavy'), fontVariantNumeric: 'tabular-nums' })
export const headLine = style({ ...text('sm'), color: vars.color.inkMuted })

export const list = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  marginInline: -6,
  padding: 6,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -2 },
  },
})
export const bar = style({
  inlineSize: 3,
  borderRadius: vars.radius.full,
  background: toneVars.base,
  forcedColorAdjust: 'none',
})
export const open = style(
  merge(boxPress(), { ...text('sm', 'semibold'), color: vars.color.ink, overflowWrap: 'anywhere' }),
)
export const when = style({
  ...text('xs'),
  display: 'block',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
