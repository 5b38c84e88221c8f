import { control, text } from '../../css/factories.ts'
import { state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const transcript = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const head = style({ display: 'flex', gap: 8, alignItems: 'center' })
export const search = style({ flex: 1, minInlineSize: 0 })
export const note = style({
  ...text('sm'),
  margin: 0,
  color: vars.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
})
export const lines = style({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 2,
  maxBlockSize: 300,
  overflow: 'auto',
})
export const line = style({
  ...control({
    ...text('md'),
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr)',
    inlineSize: '100%',
    paddingBlock: 6,
    paddingInline: 8,
    textAlign: 'start',
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    selectors: { [state.hovered]: { background: vars.color.hover } },
  }),
})
export const follow = style({ justifySelf: 'center' })
export const current = style({ background: vars.color.selected, color: vars.color.ink })
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${current} &`]: { color: vars.tone.primary.ink, fontWeight: vars.weight.strong } },
})
