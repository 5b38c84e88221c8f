import { createVar } from '@vanilla-extract/css'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { color } from '../kit/ChartFrame.css.ts'

export const share = createVar('share')

export const bar = style({
  display: 'flex',
  gap: 3,
  borderRadius: 8,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
})
export const segment = style({
  flex: `${share} 1 0`,
  minInlineSize: 4,
  display: 'grid',
  gap: 8,
  transitionProperty: 'flex-grow, opacity',
  transitionDuration: vars.motion.base,
})
export const pressable = style({ cursor: 'pointer' })
export const quiet = style({ opacity: 0.4 })
export const name = style({
  ...text('xs'),
  color: vars.color.inkMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const block = style({
  blockSize: 28,
  borderRadius: 4,
  background: color,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' },
  },
  selectors: {
    [`${segment}:first-child > &`]: { borderStartStartRadius: 8, borderEndStartRadius: 8 },
    [`${segment}:last-child > &`]: { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  },
})
