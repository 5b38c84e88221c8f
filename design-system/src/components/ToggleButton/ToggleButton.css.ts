import { media, state } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

/** What says "on" where colours are the system's. */
export const toggle = style({
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [state.selected]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})

/** The line around a tinted toggle that is on; joined to others it keeps the line that the whole block has. */
export const rings = styleVariants(
  {
    strong: `inset 0 0 0 1px ${toneVars.solid}`,
    weak: `inset 0 0 0 1px ${toneVars.line}`,
    joined: vars.shadow.resting,
  },
  (boxShadow) => ({ selectors: { [state.selected]: { boxShadow } } }),
)
