import { control, text, touchTarget, transition } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const checkbox = style(
  control(touchTarget, {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 10,
    maxInlineSize: '100%',
    ...text('md'),
    color: vars.color.ink,
    transitionProperty: 'opacity',
    selectors: { [state.focusVisible]: { outline: 'none' } },
    '@media': { [media.forcedColors]: { border: 0 } },
  }),
)
/** As tall as a line of the words, so that the box stands in the middle of the first one. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  selectors: { '&:not(:last-child)': { blockSize: '1lh' } },
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

const isOn = ':is([data-selected], [data-indeterminate])'

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: 5.5,
  // A shadow, because browsers round a border of 1.5 px down to 1.
  boxShadow: `inset 0 0 0 1.5px ${vars.color.lineControl}`,
  background: vars.color.surface,
  color: vars.tone.primary.onSolid,
  ...transition('background-color, box-shadow'),
  selectors: {
    '[data-hovered] &': { boxShadow: `inset 0 0 0 1.5px ${vars.color.inkSubtle}` },
    '[data-pressed] &': { background: vars.color.sunken },
    [`${isOn} &`]: { background: vars.tone.primary.solid, boxShadow: 'none' },
    [`${isOn}[data-hovered] &`]: { background: vars.tone.primary.solidHover },
    '[data-invalid] &': { boxShadow: `inset 0 0 0 1.5px ${vars.tone.danger.base}` },
    '[data-focus-visible] &': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: { [`${isOn} &`]: { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
})
export const mark = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
