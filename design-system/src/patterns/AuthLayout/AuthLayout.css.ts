import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const layout = style({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** How the panes share the window: evenly, or most of it to the form. */
export const shares = {
  form: style({ '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } } }),
  wide: style({ '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 0.5fr) minmax(0, 1fr)' } } }),
}
export const art = style({
  display: 'none',
  margin: 16,
  padding: 44,
  borderRadius: 24,
  color: vars.brand.onArt,
  background: vars.brand.art,
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const arts = {
  form: style({ '@media': { [media.md]: { display: 'flex' }, [media.print]: { display: 'none' } } }),
  wide: style({ '@media': { [media.lg]: { display: 'flex' }, [media.print]: { display: 'none' } } }),
}
/** It takes the room that brand and words leave, and none where the window is low. */
export const picture = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  marginBlock: 28,
  '@media': { '(max-height: 639.98px)': { display: 'none' } },
})
export const headline = style({ ...text('4xl', 'heavy'), maxInlineSize: '20ch', textWrap: 'balance' })
export const description = style({ ...text('lg'), marginBlockStart: 14, maxInlineSize: '46ch' })
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 20px 32px',
  minInlineSize: 0,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const barBrands = {
  form: style({ '@media': { [media.md]: { display: 'none' } } }),
  wide: style({ '@media': { [media.lg]: { display: 'none' } } }),
}
export const barEnd = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' })
export const main = style({ margin: 'auto', paddingBlock: 24 })
export const widths = {
  form: style({ inlineSize: 'min(400px, 100%)' }),
  wide: style({ inlineSize: 'min(760px, 100%)' }),
}
