import { createVar, keyframes } from '@vanilla-extract/css'
import { merge, surface } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const from = createVar('from')
const slide = keyframes({ from: { opacity: 0, translate: from } })

export const popup = style(
  merge(surface('overlay', 'control'), {
    vars: { [from]: '0 -8px' },
    position: 'fixed',
    inset: 'auto',
    zIndex: vars.layer.overlay,
    boxSizing: 'border-box',
    margin: 0,
    padding: 6,
    border: 0,
    inlineSize: 'max-content',
    minInlineSize: 200,
    maxInlineSize: 'min(320px, 100vw - 16px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    borderRadius: 12,
    animation: `${slide} ${vars.motion.base} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-side="above"]': { vars: { [from]: '0 8px' } },
      '&[data-side="right"]': { vars: { [from]: '-8px 0' } },
      '&[data-side="left"]': { vars: { [from]: '8px 0' } },
    },
    '@media': { print: { display: 'none' } },
  }),
)
export const list = style({ display: 'grid', gap: 1 })
