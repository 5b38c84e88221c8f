import { control, text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { atLeast } from '../../css/lengths.ts'

export const checkbox = style(
  control({
    display: 'inline-flex',
    alignItems: 'flex-start',
    justifySelf: 'start',
    verticalAlign: 'middle',
    gap: 10,
    maxInlineSize: '100%',
    ...text('md'),
    color: vars.color.ink,
    transitionProperty: 'opacity',
    selectors: {
      '&[data-label="start"]': {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        justifySelf: 'stretch',
      },
    },
    '@media': { [media.forcedColors]: { border: 0 } },
  }),
)
/** As tall as a line of the words, so that the box stands in the middle of the first one. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  selectors: { '&:not(:last-child)': { blockSize: '1lh' } },
})
/** Lies unseen over the box and somewhat around it, where a finger finds it. */
const target = (side: number) => ({
  inlineSize: atLeast(side),
  blockSize: atLeast(side),
  insetInlineStart: `calc(50% - ${atLeast(side / 2)})`,
  insetBlockStart: `calc(50% - ${atLeast(side / 2)})`,
})
export const input = style({
  position: 'absolute',
  margin: 0,
  opacity: 0,
  ...target(24),
  '@media': { [media.touch]: target(44) },
})
/** What is wrong stands under the words, not under the box. */
export const notes = style({ paddingInlineStart: 28 })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

const ring = (color: string) => `inset 0 0 0 1.5px ${color}`

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: 5.5,
  // A shadow, because browsers round a border of 1.5 px down to 1.
  boxShadow: ring(vars.color.lineControl),
  background: vars.color.surface,
  color: vars.tone.primary.onSolid,
  ...transition('background-color, box-shadow'),
  selectors: {
    [`${input}[data-hovered] + &`]: { boxShadow: ring(vars.color.inkSubtle) },
    [`${input}[data-focus-visible] + &`]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'Canvas',
      color: 'HighlightText',
    },
  },
})
export const on = style({
  background: vars.tone.primary.solid,
  boxShadow: 'none',
  selectors: {
    [`${input}[data-hovered] + &`]: { background: vars.tone.primary.solidHover, boxShadow: 'none' },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
})
/** On, in the colour of a tone other than the product's own. */
export const toned = style({
  background: toneVars.solid,
  color: toneVars.onSolid,
  selectors: { [`${input}[data-hovered] + &`]: { background: toneVars.solidHover } },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const invalid = style({
  boxShadow: ring(vars.tone.danger.base),
  selectors: { [`${input}[data-hovered] + &`]: { boxShadow: ring(vars.tone.danger.ink) } },
})
export const mark = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
