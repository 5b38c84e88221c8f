import { style } from '../css/style.ts'
import { vars } from '../tokens/contract.css.ts'

export const scope = style({ color: vars.color.ink })
export const filling = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', blockSize: '100%' })
