import { style } from '../css/style.ts'
import { vars } from './contract.css.ts'

export const scope = style({ color: vars.color.ink })
