import { style } from '../../css/style.ts'

/** The main action takes the room that the block gives; the menu's button keeps its square. */
export const block = style({ display: 'flex', inlineSize: '100%' })
