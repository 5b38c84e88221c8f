import { createVar } from '@vanilla-extract/css'
import { boxPress, text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { corner, inset } from './row.css.ts'

export const rule = createVar('rule')

export const list = style({ minInlineSize: 0, outline: 'none' })
export const variants = {
  plain: style({ vars: { [inset]: '12px', [corner]: vars.radius.control, [rule]: 'none' } }),
  divided: style({
    vars: { [inset]: vars.density.cardPadding, [corner]: '0', [rule]: `1px solid ${vars.color.line}` },
  }),
}
export const entry = style({
  selectors: {
    // Also with the marks of possible drops between them.
    '& ~ &': { borderBlockStart: rule },
    '&:not(:first-child)': { marginBlockStart: 1 },
    [`${variants.divided} &`]: { marginBlockStart: 0 },
  },
})

/**
 * The link or button of a row. Only its name fades when it is disabled: the detail often says why, and has to be read.
 */
export const press = style(boxPress())
/** Rows pass their corners on to the ring of the focus, which is drawn around them. */
export const pressable = style({
  selectors: {
    [`&:has(${press}:focus-visible)`]: {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
    [`&:has(${press}:active)`]: { background: vars.color.press },
    [`&:has(${press}:disabled)`]: { background: 'none' },
  },
})
export const current = style({ background: vars.tone.primary.soft, color: vars.tone.primary.ink })
/** Lies above what is pressed for the row, which small controls make no higher than its words do. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  gap: 4,
  marginBlock: `calc((${vars.density.cellLine} - ${vars.density.controlSmall}) / 2)`,
  marginInlineEnd: -6,
})

export const heading = style({
  ...text('xs', 'semibold'),
  paddingBlock: '12px 6px',
  paddingInline: inset,
  color: vars.color.inkSubtle,
  selectors: { '*:first-child > &': { paddingBlockStart: 4 } },
})

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.inkSubtle,
  ...transition('rotate', 'base'),
})
export const opened = style({ rotate: '180deg' })
export const fold = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  ...transition('grid-template-rows, visibility', 'base'),
  '@media': { [media.print]: { gridTemplateRows: '1fr', visibility: 'visible' } },
})
export const unfolded = style({ gridTemplateRows: '1fr', visibility: 'visible' })
export const nested = style({ overflow: 'hidden', minBlockSize: 0, paddingInlineStart: 32 })
