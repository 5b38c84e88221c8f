import { createVar } from '@vanilla-extract/css'
import { rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const anchor = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

export const mark = style({
  position: 'absolute',
  pointerEvents: 'none',
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
})
export const onCard = style({ boxShadow: `0 0 0 2px ${vars.color.surface}` })
export const count = style({
  minInlineSize: 18,
  paddingInline: 5,
  background: toneVars.solid,
  color: toneVars.onSolid,
})

/** From the corner's two sides to the badge, and how much of itself then lies outside. */
const insetBlock = createVar('inset-block')
const insetInline = createVar('inset-inline')
const outside = createVar('outside')

export const edges = {
  /** Over the corner itself. */
  box: style({ vars: { [insetBlock]: '0', [insetInline]: '0', [outside]: '35%' } }),
  /** Over the edge of a circle, half way round the corner. */
  circle: style({ vars: { [insetBlock]: '14.6%', [insetInline]: '14.6%', [outside]: '50%' } }),
}
/** A dot sits inside the corner of an icon button, on the picture and not beside it. */
export const iconDot = style({ vars: { [insetBlock]: '20%', [insetInline]: '22%', [outside]: '0%' } })

const corner = (block: 'Start' | 'End', inline: 'Start' | 'End') => {
  const across = `calc(${outside} * ${block === 'Start' ? -1 : 1})`
  const along = (sign: number) => `calc(${outside} * ${inline === 'Start' ? -sign : sign})`
  return style({
    [`insetBlock${block}`]: insetBlock,
    [`insetInline${inline}`]: insetInline,
    translate: `${along(1)} ${across}`,
    selectors: { [rtl]: { translate: `${along(-1)} ${across}` } },
  })
}
export const corners = {
  'top end': corner('Start', 'End'),
  'top start': corner('Start', 'Start'),
  'bottom end': corner('End', 'End'),
  'bottom start': corner('End', 'Start'),
}
