import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** On the picture, inside of the corner. */
export const marked = style({
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '20%',
    insetInlineEnd: '22%',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    background: vars.tone.danger.base,
    boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } } },
})
