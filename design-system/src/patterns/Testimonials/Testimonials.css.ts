import type { StyleRule } from '@vanilla-extract/css'
import { surface, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style, styleVariants } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const layouts = styleVariants(
  {
    /** No wider than a voice can be heard well. */
    single: {
      ...surface('resting', 'overlay'),
      maxInlineSize: 760,
      marginInline: 'auto',
      padding: '28px 20px 16px',
      '@media': {
        [media.sm]: { padding: '40px 32px 20px' },
        [media.forcedColors]: { border: '1px solid CanvasText' },
      },
    },
    several: {},
  },
  (rule: StyleRule) => ({ display: 'flex', ...rule }),
)
export const voice = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  blockSize: '100%',
  margin: 0,
})
export const voices = styleVariants(
  {
    single: { justifyContent: 'center', alignItems: 'center', paddingBlock: 8, textAlign: 'center' },
    // A shadow would be cut where the slides end.
    several: {
      justifyContent: 'space-between',
      padding: vars.density.cardPadding,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
  (rule: StyleRule) => rule,
)
export const quote = style({ margin: 0 })
export const words = styleVariants(
  {
    single: {
      ...text('xl', 'semibold'),
      maxInlineSize: '34ch',
      textWrap: 'balance',
      '@media': { [media.sm]: text('2xl', 'semibold') },
    },
    several: text('lg', 'medium'),
  },
  (rule: StyleRule) => ({
    ...rule,
    margin: 0,
    color: vars.color.ink,
    // Quotation marks are those of the language.
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  }),
)
export const person = style({ display: 'flex', alignItems: 'center', gap: 12, textAlign: 'start' })
export const who = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ ...text('md', 'strong'), color: vars.color.ink })
export const role = style({ ...text('sm'), color: vars.color.inkMuted })
