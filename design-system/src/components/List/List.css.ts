import { createVar } from '@vanilla-extract/css'
import { text, transition } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'
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

/** The link or button of a row: what is seen are its words, what is pressed is the whole row. */
export const press = style({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  // Only its name fades: the detail often says why it is disabled, and has to be read.
  ':disabled': { opacity: 0.5 },
})
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
/** Lies above what is pressed for the row. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  gap: 4,
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
