import { surface, text, truncate } from '../../css/factories.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const wide = from(1024)

export const window = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  blockSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
})
export const side = style({
  display: 'none',
  alignContent: 'start',
  gap: 2,
  padding: '16px 12px',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'grid' } },
})
export const brand = style({ padding: '0 10px 14px' })
export const entry = style({
  ...text('sm', 'medium'),
  ...truncate,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 34,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
})
export const current = style({ background: vars.tone.primary.soft, color: vars.tone.primary.ink })
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  minInlineSize: 0,
  padding: 16,
  '@media': { [wide]: { padding: '20px 24px' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' })
export const words = style({ flex: 1, minInlineSize: '12em' })
export const title = style({ ...text('title', 'heavy'), margin: 0, color: vars.color.ink })
export const description = style({ ...text('sm'), margin: 0, color: vars.color.inkMuted })
export const actions = style({ display: 'flex', gap: 8 })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const figure = style({
  ...surface('raised', 'card'),
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  minInlineSize: 0,
  padding: '16px 20px',
})
export const label = style({ ...text('md', 'medium'), margin: 0, color: vars.color.inkMuted })
export const value = style({
  ...text('3xl', 'heavy'),
  fontVariantNumeric: 'tabular-nums',
  // Amounts are longer in Arabic.
  selectors: { '&:lang(ar)': text('2xl', 'heavy') },
})
export const note = style({ ...text('sm'), margin: 0, color: vars.color.inkSubtle })
export const change = style({
  ...text('sm', 'semibold'),
  color: vars.tone.success.ink,
  fontVariantNumeric: 'tabular-nums',
})
/** What comes lies over the empty cards, so that nothing moves. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' } },
})
export const empty = style({
  ...surface('raised', 'card'),
  blockSize: 340,
  gridArea: '1 / 1',
  selectors: { '& + &': { gridArea: '1 / 2' } },
  '@media': {
    [media.belowLg]: { selectors: { '& + &': { display: 'none' } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const content = style({ gridRow: 1, gridColumn: '1 / -1', position: 'relative', minInlineSize: 0 })
