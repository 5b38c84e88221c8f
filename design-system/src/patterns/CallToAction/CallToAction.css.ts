import { text } from '../../css/factories.ts'
import { siteMedia } from '../../css/site-line.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const banner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '40px 20px',
  borderRadius: 20,
  background: `radial-gradient(80% 140% at 50% 0, color-mix(in oklab, ${vars.tone.primary.base} 26%, ${vars.tone.primary.soft}), ${vars.tone.primary.soft} 70%)`,
  boxShadow: `inset 0 0 0 1px ${vars.tone.primary.line}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    [siteMedia.wide]: { padding: '64px 40px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const title = style({
  ...text('3xl', 'heavy'),
  margin: 0,
  color: vars.color.ink,
  textWrap: 'balance',
  '@media': { [media.md]: text('4xl', 'heavy') },
})
export const description = style({
  ...text('lg'),
  margin: 0,
  maxInlineSize: '56ch',
  color: vars.color.ink,
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 14,
})
