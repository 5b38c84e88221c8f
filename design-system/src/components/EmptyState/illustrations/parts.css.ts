import { createVar, fallbackVar } from '@vanilla-extract/css'
import { style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const { primary, danger } = vars.tone

/** How wide the drawings are. */
export const artWidth = createVar('art')
export const picture = style({
  inlineSize: fallbackVar(artWidth, '160px'),
  aspectRatio: '4 / 3',
  flex: 'none',
})
export const ground = style({ fill: primary.soft })
export const sheet = style({
  fill: vars.color.surface,
  stroke: primary.line,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
export const tint = style({ fill: primary.line })
export const words = style({ ...line, stroke: vars.color.line, strokeWidth: 5 })
export const dashes = style({ ...line, stroke: primary.line, strokeWidth: 1.75, strokeDasharray: '1 5' })
export const accent = style({ fill: primary.base })
export const accentLine = style({ ...line, stroke: primary.base, strokeWidth: 3 })
export const accentThick = style({ ...line, stroke: primary.base, strokeWidth: 6 })
export const paper = style({ fill: vars.color.surface })
export const paperLine = style({ ...line, stroke: vars.color.surface, strokeWidth: 2.5 })
export const alarm = style({ fill: danger.base })
