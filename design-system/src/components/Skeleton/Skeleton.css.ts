import { createVar, keyframes } from '@vanilla-extract/css'
import { merge, trough } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../theme/contract.css.ts'

export const width = createVar('width')
export const height = createVar('height')

const hidden = keyframes({ from: { opacity: 0 } })
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: width,
  animation: `${hidden} ${vars.motion.base} ${vars.motion.easeOut} 150ms backwards`,
})
export const line = style({ display: 'flex', alignItems: 'center', blockSize: height })
export const bar = style(
  merge(
    {
      position: 'relative',
      display: 'block',
      overflow: 'hidden',
      inlineSize: '100%',
      blockSize: '100%',
      background: trough,
      '::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        transform: 'translateX(-100%)',
        background: `linear-gradient(90deg, transparent, color-mix(in oklch, ${vars.color.surface} 50%, transparent), transparent)`,
      },
    },
    loop(`${sweep} 1.8s ease-in-out infinite`, '&::after'),
    {
      selectors: { [`${rtl}::after`]: { animationDirection: 'reverse' } },
      '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
    },
  ),
)
export const shapes = {
  text: style({ blockSize: '62%', borderRadius: vars.radius.small }),
  block: style({ borderRadius: vars.radius.control }),
  circle: style({ borderRadius: vars.radius.full }),
}
/** The last of several lines ends early, as a paragraph does. */
export const short = style({ inlineSize: '64%' })
