import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  marginBlockEnd: 22,
})
export const words = style({
  flex: '1 1 280px',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
})
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
export const description = style({ ...text('md'), color: vars.color.inkMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})
