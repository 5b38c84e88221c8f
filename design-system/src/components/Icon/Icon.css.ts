import { rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'

export const icon = style({ flex: 'none', display: 'block' })
export const mirrored = style({ selectors: { [rtl]: { scale: '-1 1' } } })
