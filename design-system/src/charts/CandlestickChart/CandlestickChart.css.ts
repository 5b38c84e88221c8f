import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })

/** Hollow: it closed higher than it opened. */
export const rose = style({
  fill: vars.color.surface,
  stroke: vars.tone.success.base,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
/** Full: it closed lower. */
export const fell = style({
  fill: vars.tone.danger.base,
  stroke: vars.tone.danger.base,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
})
export const volume = style({
  fill: `color-mix(in oklab, ${vars.color.lineStrong} 60%, transparent)`,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
})

export const key = style({
  ...text('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  minBlockSize: 24,
  listStyle: 'none',
  color: vars.color.inkMuted,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const sample = style({ flex: 'none', display: 'block', inlineSize: 11, blockSize: 11 })
