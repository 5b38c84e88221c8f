import { field as fieldBox, merge, surface, text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const search = style({ position: 'relative' })
export const field = style(
  fieldBox({
    color: vars.color.inkMuted,
    selectors: {
      '&:focus-within': {
        borderColor: vars.color.focusRing,
        boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.focusRing} 24%, transparent)`,
        outline: '1px solid transparent',
      },
    },
  }),
)
export const sizes = {
  medium: style({ minBlockSize: vars.density.controlLarge }),
  large: style({
    minBlockSize: 64,
    paddingInline: 20,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    '@media': { [media.belowSm]: { minBlockSize: 56, paddingInline: 16 } },
  }),
}
export const input = style({
  ...text('lg'),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.ink,
  '::placeholder': { color: vars.color.inkSubtle, opacity: 1 },
  selectors: { [`${sizes.medium} > &`]: text('md') },
})
/** Over what follows, as wide as the field; of a narrow one as wide as results need, where there is room. */
export const sheet = style(
  merge(surface('overlay', 'overlay'), {
    position: 'absolute',
    zIndex: vars.layer.sticky,
    insetBlockStart: 'calc(100% + 12px)',
    insetInlineEnd: 0,
    inlineSize: '100%',
    overflow: 'clip',
    '@media': { [media.sm]: { inlineSize: 'max(100%, 480px)' } },
  }),
)
export const head = style({
  ...text('sm', 'medium'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 20px 6px',
  color: vars.color.inkMuted,
})
export const list = style({
  maxBlockSize: 380,
  overflowY: 'auto',
  padding: 8,
  overscrollBehavior: 'contain',
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 14,
  padding: '8px 12px',
  borderRadius: 10,
  color: vars.color.ink,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&[aria-selected="true"]': { background: vars.tone.primary.soft } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    [media.touch]: { minBlockSize: 44 },
  },
})
const inActive = `${option}[aria-selected="true"] &`
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  selectors: { [inActive]: { background: vars.color.surface, color: vars.tone.primary.ink } },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const title = style({ ...text('md', 'semibold'), overflowWrap: 'anywhere' })
export const detail = style({ ...text('sm'), ...truncate, color: vars.color.inkMuted })
export const note = style({
  ...text('sm'),
  color: vars.color.inkMuted,
  '@media': { [media.belowSm]: { display: 'none' } },
})
/** Holds its place beside every result, so that nothing moves when another is marked. */
export const enter = style({
  display: 'grid',
  visibility: 'hidden',
  color: vars.tone.primary.ink,
  selectors: { [inActive]: { visibility: 'visible' } },
})
export const empty = style({ padding: '20px 20px 12px' })
export const foot = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  padding: '12px 20px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.inkMuted,
})
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '@media': { [media.touch]: { display: 'none' } },
})
export const key = style({ display: 'flex', alignItems: 'center', gap: 6 })
export const end = style({ marginInlineStart: 'auto' })
