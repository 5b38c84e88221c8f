import { createVar } from '@vanilla-extract/css'
import { focusRing, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** How far from its place a toast comes, towards the edge of the window. */
export const from = createVar('toast-from')

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  inlineSize: 'min(400px, 100% - 48px)',
  borderRadius: 14,
  outline: 'none',
  selectors: focusRing('4px'),
  '@media': {
    [media.belowSm]: { insetInline: 12, inlineSize: 'auto' },
    [media.print]: { display: 'none' },
  },
})

/** How far up the toasts have to stand, where something at the lower edge is not to be covered. */
export const clearanceName = '--toast-clearance'
const clearance = `var(${clearanceName}, 0px)`

const edge = 24
const wide = media.sm
const sides = {
  start: { '@media': { [wide]: { insetInlineStart: edge } } },
  middle: { '@media': { [wide]: { insetInline: 0, marginInline: 'auto' } } },
  end: { '@media': { [wide]: { insetInlineEnd: edge } } },
}
const top = style({
  vars: { [from]: '-12px' },
  insetBlockStart: edge,
  '@media': { [media.belowSm]: { insetBlockStart: 'calc(12px + env(safe-area-inset-top))' } },
})
const bottom = style({
  vars: { [from]: '12px' },
  insetBlockEnd: `max(${edge}px, ${clearance})`,
  ...transition('inset-block-end'),
  '@media': {
    [media.belowSm]: { insetBlockEnd: `max(12px + env(safe-area-inset-bottom), ${clearance})` },
  },
})

export const placements = {
  'top start': style([top, sides.start]),
  top: style([top, sides.middle]),
  'top end': style([top, sides.end]),
  'bottom start': style([bottom, sides.start]),
  bottom: style([bottom, sides.middle]),
  'bottom end': style([bottom, sides.end]),
}
