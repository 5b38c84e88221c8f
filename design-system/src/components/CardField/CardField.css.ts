import { globalStyle, style } from '../../css/style.ts'
import { input, sideWords } from '../Field/Field.css.ts'

/** The number over the whole width; what is short side by side, as long as there is room for two. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: 16,
  // The group's name stands a little further off than the names of its parts.
  marginBlockStart: 6,
})
export const wide = style({ gridColumn: '1 / -1' })
/** The number is never cut for its brand, which gives way first. */
export const number = style({})
globalStyle('components', `${number} ${input}`, { flex: '1 1 auto', fieldSizing: 'content' })
globalStyle('components', `${number} ${sideWords}`, { flexShrink: 1e6 })

export const unnamed = style({ marginBlockStart: 0 })
