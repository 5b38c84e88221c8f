import { createVar } from '@vanilla-extract/css'
import { style } from '../../../css/style.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const left = createVar('left')
export const top = createVar('top')
export const width = createVar('width')
export const height = createVar('height')

/** Lies over what the keys have reached, by measured pixels of the window, which have no reading direction. */
export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  translate: `${left} ${top}`,
  inlineSize: width,
  blockSize: height,
  zIndex: 6,
  borderRadius: vars.radius.small,
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&:dir(ltr)': { insetInlineStart: 0 },
    '&:dir(rtl)': { insetInlineEnd: 0 },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: -1,
      boxShadow: `inset 0 0 0 1px ${vars.color.surface}`,
    },
    '&[data-carries]:focus-visible': { outlineStyle: 'dashed', boxShadow: vars.shadow.raised },
  },
})
