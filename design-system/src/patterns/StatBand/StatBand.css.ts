import { surface, text } from '../../css/factories.ts'
import { siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const band = style({
  ...surface('raised', 'overlay'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: '24px 16px',
  margin: 0,
  padding: 24,
  listStyle: 'none',
  '@media': { [siteMedia.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', padding: '36px 40px' } },
})
export const figure = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minInlineSize: 0,
  textAlign: 'center',
})
export const value = style({
  ...text('3xl', 'heavy'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: text('4xl', 'heavy') },
})
export const words = style({ ...text('md'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })
