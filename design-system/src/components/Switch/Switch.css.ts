import { createVar, keyframes } from '@vanilla-extract/css'
import { atLeast } from '../../css/lengths.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { transition } from '../../css/factories.ts'
import { loop } from '../../internal/loop.ts'
import { vars } from '../../tokens/contract.css.ts'

const size = createVar('thumb-size')
const gap = 2

/** Lies unseen over the whole switch and somewhat around it, where a finger finds it. */
export const input = style({
  position: 'absolute',
  margin: 0,
  opacity: 0,
  insetInline: -2,
  insetBlock: `calc(50% - ${atLeast(12)})`,
  blockSize: atLeast(24),
  '@media': { [media.touch]: { insetBlock: 'calc(50% - 22px)', blockSize: 44 } },
})

const when = (state: string, part = '') => `${input}${state} + &${part}`

/** The track, and in it the thumb that goes from one end to the other. */
export const track = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  inlineSize: `calc(${size} * 2 + ${2 * gap}px)`,
  blockSize: `calc(${size} + ${2 * gap}px)`,
  padding: gap,
  borderRadius: vars.radius.full,
  background: vars.color.lineControl,
  color: vars.color.inkMuted,
  ...transition('background-color, box-shadow'),
  '::before': {
    content: '""',
    inlineSize: 0,
    ...transition('inline-size', 'base'),
  },
  selectors: {
    [when('[data-hovered]')]: { background: vars.color.inkSubtle },
    [when(':checked')]: { background: toneVars.solid, color: toneVars.solid },
    [when(':checked[data-hovered]')]: { background: toneVars.solidHover },
    [when(':checked', '::before')]: { inlineSize: size },
    [when('[data-invalid]')]: {
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 3.5px ${vars.tone.danger.base}`,
    },
    [when('[data-focus-visible]')]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid ButtonText',
      padding: 1,
      selectors: { [when(':checked')]: { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
})
export const sizes = styleVariants({ small: '12px', medium: '16px', large: '20px' }, (thumb) => ({
  vars: { [size]: thumb },
}))

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size,
  blockSize: size,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: vars.shadow.resting,
  ...transition('background-color'),
  selectors: { [`${input}:checked + ${track} > &`]: { background: toneVars.onSolid } },
  '@media': {
    [media.forcedColors]: {
      background: 'ButtonText',
      boxShadow: 'none',
      selectors: { [`${input}:checked + ${track} > &`]: { background: 'Canvas' } },
    },
  },
})

const turn = keyframes({ to: { rotate: '1turn' } })
export const pending = style({
  ...loop(`${turn} 800ms linear infinite`),
  inlineSize: '70%',
  blockSize: '70%',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
})
