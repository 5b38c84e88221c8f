import { createVar } from '@vanilla-extract/css'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

const size = createVar('size')

export const avatar = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  inlineSize: size,
  blockSize: size,
})
const plainSizes = styleVariants({ 24: 10, 32: 11, 36: 12, 40: 13, 48: 16, 96: 32 }, (letters, side) => ({
  vars: { [size]: `${side}px` },
  font: `${vars.weight.heavy} ${letters}px/1 ${vars.font.body}`,
}))
/** The face of a profile makes room on a phone. */
const profileSize = style({
  vars: { [size]: '112px' },
  font: `${vars.weight.heavy} 36px/1 ${vars.font.body}`,
  '@media': { [media.belowSm]: { vars: { [size]: '80px' }, fontSize: 26 } },
})
export const sizes = { ...plainSizes, 112: profileSize }
export const face = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  letterSpacing: '-0.01em',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
/** In a tone's colours, where those say something. */
export const toned = style({ background: toneVars.soft, color: toneVars.ink })
/** A person is round; a team, a company or a thing has corners. */
export const shapes = {
  circle: '',
  rounded: style({ borderRadius: '30%' }),
  square: style({ borderRadius: '12%' }),
}
export const picture = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const letters = style({ gridArea: '1 / 1', selectors: { '&:lang(ar)': { letterSpacing: 0 } } })
/** Initials are drawn, not written: they stand for a face, and are no part of what a button with it is called. */
export const initials = style({ '::before': { content: 'attr(data-letters)' } })

export const presence = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: `clamp(8px, calc(${size} * 0.27), 18px)`,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
const bar: Parameters<typeof style>[0] = {
  background: `linear-gradient(${vars.color.surface}, ${vars.color.surface}) center / 56% 22% no-repeat, ${vars.tone.danger.base}`,
}
export const presences = {
  online: style({ background: vars.tone.success.base }),
  away: style({
    background: `radial-gradient(circle at 24% 28%, ${vars.color.surface} 38%, transparent 42%), ${vars.tone.warning.base}`,
  }),
  busy: style(bar),
  offline: style({ background: vars.color.surface, border: `2px solid ${vars.tone.neutral.base}` }),
}
