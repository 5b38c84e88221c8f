import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

export const voice = style({
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
