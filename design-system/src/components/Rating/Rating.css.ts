import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How much of the row of stars is filled, in percent. */
export const share = createVar('rating-share')

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const texts = {
  small: style(text('xs')),
  medium: style(text('sm')),
  large: style(text('md')),
}
export const value = style({ fontWeight: vars.weight.semibold, color: vars.color.ink })
export const count = style({ color: vars.color.inkSubtle })

// A star is its own mirror image, so the row turns around as a whole where reading does.
export const stars = style({
  position: 'relative',
  flex: 'none',
  selectors: { [rtl]: { scale: '-1 1' } },
})
export const sizes = styleVariants({ small: 14, medium: 18, large: 24 }, (blockSize) => ({ blockSize }))

// Cut by the physical side on purpose: the row is mirrored as a picture.
const row = { display: 'block', blockSize: '100%', strokeWidth: 1.5, strokeLinejoin: 'round' } as const
export const empty = style({
  ...row,
  fill: 'none',
  stroke: vars.color.lineControl,
  clipPath: `inset(0 0 0 ${share})`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const full = style({
  ...row,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  fill: vars.tone.warning.base,
  stroke: vars.tone.warning.base,
  clipPath: `inset(0 calc(100% - ${share}) 0 0)`,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
})
