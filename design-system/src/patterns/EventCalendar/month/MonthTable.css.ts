import { control, text } from '../../../css/factories.ts'
import { media } from '../../../css/states.ts'
import { style } from '../../../css/style.ts'
import { toneVars } from '../../../css/tones.css.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
  tableLayout: 'fixed',
})
export const weekday = style({
  ...text('2xs', 'medium'),
  blockSize: 24,
  padding: 0,
  color: vars.color.inkMuted,
  textAlign: 'center',
})
export const week = style({})
export const cell = style({
  padding: 0,
  textAlign: 'center',
  selectors: {
    '&[data-in-period]': { background: vars.tone.primary.soft },
    '&[data-in-period]:is(:first-child, :not([data-in-period]) + &)': {
      borderStartStartRadius: vars.radius.small,
      borderEndStartRadius: vars.radius.small,
    },
    '&[data-in-period]:last-child': {
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
    },
  },
})
export const day = style(
  control({
    ...text('xs', 'semibold'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: 26,
    blockSize: 30,
    marginInline: 'auto',
    padding: 0,
    paddingBlockEnd: 6,
    borderRadius: vars.radius.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -1 },
      '&[data-other]': { color: vars.color.inkMuted, fontWeight: vars.weight.regular },
      '&[data-chosen]': { boxShadow: `inset 0 0 0 1.5px ${vars.tone.primary.base}` },
      '&[aria-current]': {
        background: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
      },
    },
    '@media': {
      [media.touch]: { blockSize: 40, inlineSize: '100%' },
      [media.forcedColors]: {
        border: 0,
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-chosen]': { border: '2px solid Highlight' },
        },
      },
    },
  }),
)
export const dots = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 4,
  display: 'flex',
  justifyContent: 'center',
  gap: 2,
})
export const dot = style({
  inlineSize: 4,
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: toneVars.base,
  selectors: { '[aria-current] &': { background: 'currentColor' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'currentColor' } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: 2, marginBlockEnd: 6 })
export const caption = style({ ...text('sm', 'strong'), flex: 1, minInlineSize: 0, paddingInlineStart: 6 })
