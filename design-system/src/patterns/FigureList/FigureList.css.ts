import '../../theme/chart-colors.css.ts'
import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const list = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(min-content, 1fr)',
  rowGap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const divided = style({ rowGap: 0 })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: 32,
  selectors: {
    [`${divided} > &`]: { paddingBlock: 7 },
    [`${divided} > &:not(:first-child)`]: { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
/** A bit of the colour that stands for the row in a chart. */
export const markColor = createVar('mark')
export const mark = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 3,
  background: markColor,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
})
export const start = style({ display: 'flex' })
/** Stands in the second column, also without a picture before it. */
export const words = style({ gridColumn: 2, minInlineSize: 0 })
export const alone = style({ gridColumn: '1 / 3' })
export const title = style({ ...text('md', 'medium'), overflowWrap: 'anywhere' })
export const detail = style({ ...text('sm'), color: vars.color.inkSubtle, overflowWrap: 'anywhere' })
export const figures = style({
  gridColumn: 3,
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const note = style({ ...text('md'), color: vars.color.inkSubtle })
export const value = style({ ...text('md', 'semibold') })
/** A column of its own, so that values above each other end in one line. */
export const change = style({ ...text('sm', 'semibold'), minInlineSize: 52, textAlign: 'end' })
export const tones = {
  success: style({ color: vars.tone.success.ink }),
  danger: style({ color: vars.tone.danger.ink }),
  neutral: style({ color: vars.color.inkMuted }),
  ink: style({ color: vars.color.ink }),
}
