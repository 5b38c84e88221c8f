import { style } from '../../css/style.ts'

export const typed = style({ marginBlockStart: 16 })
