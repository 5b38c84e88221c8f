import { createVar } from '@vanilla-extract/css'
import { text, transition, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { insideBox, label, labelLine, largeBox, plainBox, side, sideWords, smallBox } from './Field.css.ts'

/** How far the value stands off the box's edges, and how much room an icon takes before and after it. */
const edge = createVar('label-edge')
const before = createVar('label-before')
const after = createVar('label-after')
/** How much larger the label is where it stands for the value: 14 px, or 16 under a finger, to 11. */
const growth = createVar('label-growth')

const startIcon = `${insideBox} > ${side}:first-child:not(${sideWords})`
/** What is wider than an icon keeps to the value's line, with the label above all of it. */
const startButton = `${startIcon} > button`
const endIcon = `${insideBox} > ${side}:last-child:not(${sideWords})`

/** The label stands in the box, above the value. */
export const inside = style({
  vars: { [edge]: '13px', [before]: '0px', [after]: '0px', [growth]: '1.2728' },
  selectors: {
    [`&:has(${smallBox})`]: { vars: { [edge]: '11px' } },
    [`&:has(${plainBox})`]: { vars: { [edge]: '0px' } },
  },
  '@media': { [media.touch]: { vars: { [growth]: '1.4546' } } },
})

/** Empty, with no example of what to type, and nobody in it: the label stands where the value will be. */
const empty = ':is(input, textarea)[placeholder=" "]:placeholder-shown:not(:autofill)'
const resting = `${inside}:has(${insideBox} > ${empty}):not(:has(${insideBox}:focus-within), :has(${startButton}))`
const within = (selector: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('components', selector, rule)

within(`${inside} > :is(${labelLine}, :nth-child(2))`, { gridArea: '1 / 1' })
within(`${inside} > ${labelLine}`, {
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'block',
  margin: 0,
  pointerEvents: 'none',
})
within(`${inside} > ${labelLine} > :not(${label})`, {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: edge,
  pointerEvents: 'auto',
  ...text('2xs', 'medium'),
})
within(`${inside} > ${labelLine} > ${label}`, {
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: `calc(${edge} + ${before})`,
  maxInlineSize: `calc(100% - 2 * ${edge} - ${before} - ${after})`,
  ...truncate,
  ...text('2xs', 'medium'),
  color: vars.color.inkMuted,
  transformOrigin: 'left center',
  ...transition('inset-block-start, scale, color'),
})
within(`:dir(rtl) > ${labelLine} > ${label}`, { transformOrigin: 'right center' })
within(`${inside}:has(${insideBox}:focus-within) > ${labelLine} > ${label}`, {
  color: vars.tone.primary.ink,
})
within(`${inside}:has(${insideBox}[data-invalid]) > ${labelLine} > ${label}`, { color: vars.tone.danger.ink })
within(`${inside}:has(${insideBox}[data-disabled]) > ${labelLine} > ${label}`, {
  opacity: 0.55,
})
within(`${resting} > ${labelLine} > ${label}`, {
  insetBlockStart: 'calc(50% - 8px)',
  scale: growth,
  maxInlineSize: `calc((100% - 2 * ${edge} - ${before} - ${after}) / ${growth})`,
})
// In a box of several lines, it stands on the first.
within(`${resting}:has(textarea) > ${labelLine} > ${label}`, { insetBlockStart: 20 })

within(`${inside}:has(${startIcon})`, { vars: { [before]: '26px' } })
within(`${inside}:has(${startButton})`, { vars: { [before]: '0px' } })
within(`${inside}:has(${endIcon})`, { vars: { [after]: '26px' } })

within(`${inside} ${insideBox}`, {
  minBlockSize: `calc(${vars.density.control} + 14px)`,
  paddingBlockStart: 16,
})
within(`${inside} .${insideBox}.${smallBox}`, {
  minBlockSize: `calc(${vars.density.controlSmall} + 14px)`,
})
within(`${inside} .${insideBox}.${largeBox}`, {
  minBlockSize: `calc(${vars.density.controlLarge} + 14px)`,
})
within(`${inside} ${insideBox} > ${side}:not(${sideWords}, :first-child:has(button))`, {
  marginBlockStart: -16,
})
within(`${resting} ${insideBox} > ${sideWords}`, { opacity: 0 })
globalStyle('components', `${inside} .${insideBox}.${insideBox}`, {
  '@media': { [media.touch]: { minBlockSize: 52 } },
})
