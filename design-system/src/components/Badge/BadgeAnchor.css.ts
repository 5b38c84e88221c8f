import { rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const anchor = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
})

export const corner = style({
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

export const edges = {
  /** Over the corner itself. */
  box: style({
    insetBlockStart: 0,
    insetInlineEnd: 0,
    translate: '35% -35%',
    selectors: { [rtl]: { translate: '-35% -35%' } },
  }),
  /** Over the edge of a circle, half way round the corner. */
  circle: style({
    insetBlockStart: '14.6%',
    insetInlineEnd: '14.6%',
    translate: '50% -50%',
    selectors: { [rtl]: { translate: '-50% -50%' } },
  }),
}
/** A dot sits inside the corner of an icon button, on the picture and not beside it. */
export const iconDot = style({ insetBlockStart: '20%', insetInlineEnd: '22%' })
