import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How a card stands out from the page. */
export const looks = {
  raised: '',
  outlined: style({ boxShadow: `inset 0 0 0 1px ${vars.color.line}` }),
  tonal: style({
    background: toneVars.soft,
    boxShadow: 'none',
    // The quieter inks are made for plain grounds; on a tint its own ink is readable.
    vars: {
      [vars.color.inkMuted]: toneVars.ink,
      [vars.color.inkSubtle]: toneVars.ink,
      [vars.color.line]: toneVars.line,
    },
  }),
  solid: style({
    background: toneVars.solid,
    color: toneVars.onSolid,
    boxShadow: 'none',
    vars: {
      [vars.color.ink]: toneVars.onSolid,
      [vars.color.inkMuted]: toneVars.onSolid,
      [vars.color.inkSubtle]: toneVars.onSolid,
      [vars.color.line]: toneVars.line,
    },
  }),
}
