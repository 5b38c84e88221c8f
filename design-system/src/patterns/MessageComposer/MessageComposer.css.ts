import { style } from '../../css/style.ts'

export const composer = style({ display: 'flex', alignItems: 'end', gap: 8, padding: 16 })
export const field = style({ flex: 1, minInlineSize: 0 })
