import { focusRing, surface, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { horizontal as horizontalFields, labelColumn, wideFields } from '../../components/Field/layout.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const horizontal = horizontalFields

export const summary = style({
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&:focus': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
})
export const problems = style({ display: 'grid', gap: 4, marginBlockStart: 4 })
export const problem = style({
  ...text('md'),
  display: 'inline-block',
  paddingBlock: 2,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { ...focusRing(), [state.hovered]: { textDecorationThickness: 2 } },
})

export const clashes = style({ display: 'grid', gap: 16, marginBlockStart: 8 })
export const clash = style({ ...text('md'), display: 'grid', gap: 4, overflowWrap: 'anywhere' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  selectors: {
    '& + &': { paddingBlockStart: 24, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
export const sectionText = style({ ...text('md'), marginBlockStart: 2, color: vars.color.inkMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  // Below the boxes, where the labels stand beside them.
  '@container': {
    [wideFields]: { selectors: { [`${horizontalFields} &`]: { marginInlineStart: labelColumn } } },
  },
})
export const sticky = style({
  ...surface('raised', 'card'),
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 1,
  padding: 12,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const saved = style({ ...text('md', 'medium'), color: vars.tone.success.ink })
