import { surface, text } from '../../css/factories.ts'
import { siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { globalStyle, style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const line = `1px solid ${vars.color.line}`

export const frame = style({ minInlineSize: 0 })
export const cover = style({ overflow: 'hidden', borderRadius: vars.radius.overlay })
// On phones a picture as wide as that would be all but covered.
globalStyle('components', `${cover} > span`, {
  '@media': { [siteMedia.narrow]: { aspectRatio: '16 / 9' } },
})
export const sheet = style({
  ...surface('raised', 'card'),
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: 'min(1072px, 100% - 24px)',
  margin: '-44px auto 0',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [siteMedia.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      inlineSize: 'min(1072px, 100% - 80px)',
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minInlineSize: 0,
  padding: '18px 20px',
  '@media': {
    [siteMedia.narrow]: {
      selectors: {
        '&:nth-child(even)': { borderInlineStart: line },
        '&:nth-child(n + 3)': { borderBlockStart: line },
      },
    },
    [siteMedia.wide]: {
      padding: '22px 28px',
      selectors: { '&:not(:first-child)': { borderInlineStart: line } },
    },
  },
})
export const value = style({
  ...text('2xl', 'heavy'),
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // The figure has a direction of its own, and stands where the sheet's lines begin.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '@media': { [media.md]: text('3xl', 'heavy') },
})
export const words = style({ ...text('md'), color: vars.color.inkMuted, overflowWrap: 'anywhere' })
