import { transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { input } from '../Checkbox/Checkbox.css.ts'

// A shadow, because browsers round a border of 1.5 px down to 1.
const ring = (color: string) => `inset 0 0 0 1.5px ${color}`
const when = (state: string, part = '') => `${input}${state} + &${part}`

/** The circle that stands for a radio, and its dot. */
export const circle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: vars.radius.full,
  boxShadow: ring(vars.color.lineControl),
  background: vars.color.surface,
  ...transition('background-color, box-shadow'),
  '::after': {
    content: '""',
    inlineSize: 7,
    blockSize: 7,
    borderRadius: vars.radius.full,
    background: toneVars.onSolid,
    scale: '0',
    ...transition('scale'),
  },
  selectors: {
    [when('[data-hovered]')]: { boxShadow: ring(vars.color.inkSubtle) },
    [when('[data-invalid]')]: { boxShadow: ring(vars.tone.danger.base) },
    [when('[data-focus-visible]')]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
    [when(':checked')]: { background: toneVars.solid, boxShadow: 'none' },
    [when(':checked[data-hovered]')]: { background: toneVars.solidHover, boxShadow: 'none' },
    [when(':checked', '::after')]: { scale: '1' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'Canvas',
      selectors: {
        [when(':checked')]: { background: 'Canvas', borderColor: 'Highlight' },
        [when('', '::after')]: { background: 'Highlight' },
      },
    },
  },
})

/** With a picture in place of the dot. */
export const pictured = style({
  color: toneVars.onSolid,
  '::after': { content: 'none' },
  selectors: { [when(':not(:checked)')]: { color: 'transparent' } },
  '@media': {
    [media.forcedColors]: { selectors: { [when(':checked')]: { color: 'Highlight' } } },
  },
})
