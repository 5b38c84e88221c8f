import { surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

/** No wider than a voice can be heard well. */
export const sheet = style({
  ...surface('resting', 'overlay'),
  display: 'flex',
  maxInlineSize: 760,
  marginInline: 'auto',
  padding: '28px 20px 16px',
  '@media': {
    [media.sm]: { padding: '40px 32px 20px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const voice = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 24,
  blockSize: '100%',
  margin: 0,
  paddingBlock: 8,
  textAlign: 'center',
})
export const quote = style({ margin: 0 })
export const words = style({
  ...text('xl', 'semibold'),
  margin: 0,
  maxInlineSize: '34ch',
  color: vars.color.ink,
  textWrap: 'balance',
  // Quotation marks are those of the language.
  '::before': { content: 'open-quote' },
  '::after': { content: 'close-quote' },
  '@media': { [media.sm]: text('2xl', 'semibold') },
})
export const person = style({ display: 'flex', alignItems: 'center', gap: 12, textAlign: 'start' })
export const who = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ ...text('md', 'strong'), color: vars.color.ink })
export const role = style({ ...text('sm'), color: vars.color.inkMuted })
