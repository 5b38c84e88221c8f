import { globalStyle, style } from '../../css/style.ts'
import { labelLine, root } from './Field.css.ts'
import { inside } from './inside.css.ts'

/**
 * Set on what is around the fields: their labels stand in a column at the start, and above their boxes again where
 * it is narrow. Fields within a field, and those with their label inside, stay as they are.
 */
export const horizontal = style({ containerType: 'inline-size', containerName: 'fields' })

/** Where there is room for labels beside their boxes. */
export const wideFields = 'fields (min-width: 34rem)'
/** What the labels take there, with the space after them. */
export const labelColumn = 'calc(11rem + 24px)'

const field = `${horizontal} ${root}:not(${root} ${root}, ${inside})`
const within = (selector: string, rule: Parameters<typeof globalStyle>[2]) =>
  globalStyle('components', selector, { '@container': { [wideFields]: rule } })

within(field, { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: 24, alignItems: 'baseline' })
within(`${field} > *`, { gridColumn: 2 })
within(`${field} > ${labelLine}`, { gridColumn: 1, flexWrap: 'wrap', columnGap: 12, rowGap: 0, margin: 0 })
// A box of several lines has its baseline on the last of them.
within(`${field}:has(> * > textarea) > ${labelLine}`, { alignSelf: 'start', paddingBlockStart: 8 })
within(`${horizontal} .${root}.${inside}`, { marginInlineStart: `calc(11rem + 24px)` })
