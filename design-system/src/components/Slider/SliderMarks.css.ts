import { text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { centre, ends } from './Slider.css.ts'

export const tick = style({
  position: 'absolute',
  insetBlockEnd: -1,
  insetInlineStart: `calc(${centre} - 0.5px)`,
  inlineSize: 1,
  blockSize: 5,
  background: vars.color.lineControl,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

/** All labels lie in one cell and move along it, so that the cell is as high as the highest. */
export const labels = style({
  display: 'grid',
  marginBlockStart: 4,
  marginInline: ends,
  ...text('xs'),
  color: vars.color.inkMuted,
})
export const label = style({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  insetInlineStart: centre,
  inlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
/** At an end of the rail, words stop where the rail does. */
export const atStart = style({ insetInlineStart: 0, justifyContent: 'flex-start' })
export const atEnd = style({ insetInlineStart: '100%', justifyContent: 'flex-end' })
export const words = style({
  ...truncate,
  flex: 'none',
  display: 'block',
  maxInlineSize: '7rem',
  writingMode: 'horizontal-tb',
})
