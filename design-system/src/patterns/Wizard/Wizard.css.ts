import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const wizard = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const vertical = style({
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(200px, 260px) minmax(0, 1fr)', gap: 32 } },
})
export const steps = style({ minInlineSize: 0 })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlockStart: 4,
})
export const onward = style({ marginInlineStart: 'auto' })

export const review = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  selectors: { '& + &': { paddingBlockStart: 20, borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
})
export const empty = style({ color: vars.color.inkSubtle })
