import { focusRing, text } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '11px 13px',
  border: `1px solid ${toneVars.line}`,
  borderRadius: vars.radius.control,
  background: toneVars.soft,
  color: toneVars.ink,
  ...text('md'),
  outline: 'none',
  selectors: focusRing(),
})
export const variants = {
  soft: '',
  outlined: style({ background: vars.color.surface }),
  // Its close button is as solid as it is, and may not stand out of it.
  solid: style({
    background: toneVars.solid,
    borderColor: 'transparent',
    color: toneVars.onSolid,
    vars: { [vars.shadow.solid]: '0 0 #0000' },
  }),
}
export const sizes = {
  small: style({ ...text('sm'), paddingBlock: 5, paddingInline: 10, gap: 8 }),
  medium: '',
  large: style({ padding: 16, gap: 14, borderRadius: vars.radius.card }),
}
export const raised = style({ boxShadow: `${vars.shadow.raised}, ${vars.shadow.edge}` })
export const accented = style({ borderInlineStart: `4px solid ${toneVars.base}` })
export const sign = style({ flex: 'none', paddingBlock: 1 })
/** A picture with a ground of its own, as tall as a title and a line. */
export const largeSign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  background: 'color-mix(in oklch, currentcolor 12%, transparent)',
})
export const body = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** A single line stands in the middle of the picture beside it. */
export const largeBody = style({ display: 'grid', alignContent: 'center', minBlockSize: 42 })
export const title = style({
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:last-child)': { marginBlockEnd: 4 } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 10 })
/** The button is taller than a line; it may not make a one-line alert taller. */
export const close = style({ flex: 'none', marginBlock: -5, marginInlineEnd: -5 })
