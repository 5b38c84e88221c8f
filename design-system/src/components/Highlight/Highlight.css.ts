import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** No room of its own, so that nothing moves when something is marked. */
export const mark = style({
  background: `color-mix(in oklab, ${vars.tone.warning.base} 32%, ${vars.color.surface})`,
  color: vars.color.ink,
  borderRadius: 3,
  boxDecorationBreak: 'clone',
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
})
