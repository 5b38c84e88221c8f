import { createVar, keyframes } from '@vanilla-extract/css'
import { trackColor } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const width = createVar('width')
export const height = createVar('height')

const hidden = keyframes({ from: { visibility: 'hidden' } })

/** Shows only what is waited for longer than a moment; without a fade, which would take a layer of its own. */
export const waiting = style({ animation: `${hidden} 0s 150ms backwards` })
export const skeleton = style([
  waiting,
  {
    display: 'grid',
    gridAutoRows: height,
    alignItems: 'center',
    maxInlineSize: '100%',
    inlineSize: width,
  },
])
export const bar = style({
  blockSize: '100%',
  background: trackColor,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
})
export const shapes = {
  text: style({
    blockSize: '62%',
    borderRadius: vars.radius.small,
  }),
  block: style({ borderRadius: vars.radius.control }),
  circle: style({ borderRadius: vars.radius.full }),
}
/** The last of several lines ends early, as a paragraph does. */
export const short = style({ inlineSize: '64%' })
