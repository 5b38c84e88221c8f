import { surface, text, transition } from '../../css/factories.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const card = style({
  ...surface('raised', 'card'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minInlineSize: 0,
  containerType: 'inline-size',
  padding: `calc(${vars.density.cardPadding} - 4px)`,
})
/** Aligned to the top, so that the labels of a row are on one line. */
export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0, alignSelf: 'start' })
export const label = style({ ...text('md', 'medium'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })
/** Only the text is visible, but a press anywhere on the card follows the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
})
const linked = `${card}:has(${link})`
globalStyle('components', linked, { position: 'relative', ...transition('box-shadow', 'base') })
globalStyle('components', `${linked}:hover`, {
  '@media': { '(hover: hover)': { boxShadow: `${vars.shadow.overlay}, ${vars.shadow.edge}` } },
})
globalStyle('components', `${card}:has(${link}:focus-visible)`, {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
})
export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 })
export const stacked = style({ display: 'grid', justifyItems: 'start' })
export const value = style({
  ...text('3xl', 'heavy'),
  fontSize: '1.6875rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  // Amounts are longer in Arabic, where thousands are a word.
  '@container': {
    '(max-width: 140px)': { ...text('2xl', 'heavy'), selectors: { '&:lang(ar)': text('xl', 'heavy') } },
  },
})
export const moved = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 })
export const change = style({ ...text('sm', 'semibold'), fontVariantNumeric: 'tabular-nums' })
export const changes = {
  success: style({ color: vars.tone.success.ink }),
  danger: style({ color: vars.tone.danger.ink }),
  neutral: style({ color: vars.color.inkMuted }),
}
export const caption = style({ ...text('sm'), color: vars.color.inkSubtle, overflowWrap: 'anywhere' })

/** Gives its room to the words where the tile is narrow. */
export const picture = style({ '@container': { '(max-width: 180px)': { display: 'none' } } })
