import { control, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { rowGap } from '../Checkbox/CheckboxGroup.css.ts'

/** A control and the words that belong to it, all of which can be pressed. */
export const row = style(
  control({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 10,
    minInlineSize: 0,
    maxInlineSize: '100%',
    verticalAlign: 'middle',
    ...text('md'),
    color: vars.color.ink,
    transitionProperty: 'opacity',
    '@media': { [media.forcedColors]: { border: 0 } },
  }),
)
export const placements = styleVariants(
  {
    end: {},
    start: { flexDirection: 'row-reverse', justifyContent: 'space-between', justifySelf: 'stretch' },
    above: { flexDirection: 'column-reverse', alignItems: 'center', gap: 6, textAlign: 'center' },
    below: { flexDirection: 'column', alignItems: 'center', gap: 6, textAlign: 'center' },
  } as const,
  (rule) => rule,
)
/** Takes all the width, so that words and controls of several rows line up at both edges. */
export const block = style({ display: 'flex', inlineSize: '100%' })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const more = style({
  display: 'block',
  marginBlockStart: 2,
  ...text('sm'),
  color: vars.color.inkMuted,
})
/** As tall as the first line of the words, in the middle of which the control stands. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  selectors: { '&:not(:only-child)': { blockSize: '1lh' } },
})

export const list = styleVariants(
  {
    vertical: { display: 'grid', gap: rowGap, justifyItems: 'start', justifySelf: 'start' },
    horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${rowGap} 24px` },
  } as const,
  (rule) => ({
    ...rule,
    maxInlineSize: '100%',
    // Under a finger, rows stand apart enough for each to have its own.
    '@media': { [media.touch]: { rowGap: 24 } },
  }),
)
