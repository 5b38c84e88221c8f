import { state } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'
import { item } from './NavigationEntry.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  paddingBlock: 6,
  // The words of the first entry stand below those of the page, not its edge.
  marginInline: -12,
})
export const inBar = style({ inlineSize: 'auto', gap: 8, whiteSpace: 'nowrap' })
// Between 1280 and 1440 px the words need the room of their pictures.
globalStyle('components', `${inBar}${item} > svg:first-child`, {
  '@media': { '(max-width: 1439.98px)': { display: 'none' } },
})
export const opener = style({
  selectors: {
    '&[data-active]': { color: vars.tone.primary.ink, fontWeight: vars.weight.strong },
    [`${state.expanded}:not(:hover)`]: { background: vars.color.hover },
  },
})
export const chevron = style({ display: 'flex', color: vars.color.inkSubtle, marginInlineEnd: -4 })
