import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const around = style({ flex: 1, alignSelf: 'stretch', display: 'flex', minInlineSize: 0 })
export const ends = style({
  flex: 1,
  display: 'flex',
  alignItems: 'stretch',
  gap: 6,
  minInlineSize: 0,
})
/** The first of the dates takes the room that it needs, so that the second stands beside it. */
export const start = style({ flex: 'none', display: 'flex' })
export const end = style({ flex: 1, display: 'flex', minInlineSize: 0 })
export const dash = style({ alignSelf: 'center', color: vars.color.inkMuted })
