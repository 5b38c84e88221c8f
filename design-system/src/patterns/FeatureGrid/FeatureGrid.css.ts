import { surface, text } from '../../css/factories.ts'
import { siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const grid = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [siteMedia.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const feature = style({
  ...surface('resting', 'card'),
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: 24,
})
export const title = style({
  ...text('lg', 'strong'),
  margin: 0,
  marginBlockStart: 10,
})
export const words = style({ ...text('md'), margin: 0, color: vars.color.inkMuted, textWrap: 'pretty' })
