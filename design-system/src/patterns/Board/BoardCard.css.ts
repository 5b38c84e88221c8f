import { boxPress, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { cardRadius } from './Board.css.ts'

export const card = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: cardRadius,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `${vars.shadow.resting}, ${vars.shadow.edge}, 0 0 0 1px ${vars.color.line}`,
  WebkitTouchCallout: 'none',
  selectors: {
    '&:hover': {
      boxShadow: `${vars.shadow.raised}, ${vars.shadow.edge}, 0 0 0 1px ${vars.color.lineStrong}`,
    },
    '&[data-selected]': {
      background: vars.color.selected,
      boxShadow: `0 0 0 2px ${vars.tone.primary.base}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
    },
    [media.print]: { breakInside: 'avoid' },
  },
})
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  background: vars.color.sunken,
})
export const body = style({ display: 'grid', gap: 8, padding: '10px 12px 12px' })
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const label = style({
  ...text('2xs', 'semibold'),
  paddingInline: 7,
  lineHeight: '20px',
  borderRadius: vars.radius.small,
  background: toneVars.soft,
  color: toneVars.ink,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const outlined = style({
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${toneVars.line}`,
})
export const title = style({ ...text('md', 'medium'), overflowWrap: 'anywhere' })
export const press = style([
  boxPress(),
  {
    '::after': { borderRadius: cardRadius },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focusRing}`,
        outlineOffset: -2,
      },
    },
  },
])
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 24,
  ...text('xs'),
  color: vars.color.inkMuted,
})
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const factTones = {
  neutral: style({}),
  success: style({ color: vars.tone.success.ink }),
  warning: style({ color: vars.tone.warning.ink, ...text('xs', 'medium') }),
  danger: style({
    ...text('xs', 'semibold'),
    color: vars.tone.danger.ink,
    background: vars.tone.danger.soft,
    borderRadius: vars.radius.small,
    paddingInline: 6,
    lineHeight: '22px',
  }),
}
export const ring = style({ inlineSize: 16, blockSize: 16, rotate: '-90deg', fill: 'none', strokeWidth: 2 })
export const ringTrack = style({ stroke: vars.color.lineStrong })
export const ringDone = style({
  stroke: vars.tone.primary.base,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
export const people = style({ marginInlineStart: 'auto' })

/** Out of reach of Tab while out of sight: what every card offers would else be a long way. */
export const actions = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  visibility: 'hidden',
  selectors: {
    [`${card}:is(:hover, :focus-within, [data-selected]) > &, &:has([aria-expanded="true"])`]: {
      visibility: 'visible',
    },
    [`${card}[data-selected] > &`]: { background: 'none' },
  },
  '@media': {
    [media.touch]: { visibility: 'visible' },
    [media.print]: { display: 'none' },
  },
})
