import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const dot = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  '::before': {
    content: '""',
    inlineSize: 10,
    blockSize: 10,
    borderRadius: vars.radius.full,
    background: toneVars.base,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
})
