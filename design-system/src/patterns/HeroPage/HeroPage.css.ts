import { artWidth } from '../../components/EmptyState/illustrations/parts.css.ts'
import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: `radial-gradient(60% 46% at 50% 0%, color-mix(in oklch, ${vars.tone.primary.base} 22%, transparent) 0, transparent 70%), ${vars.color.canvas}`,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: '100%',
  maxInlineSize: 1200,
  minBlockSize: 76,
  marginInline: 'auto',
  paddingInline: 24,
})
export const controls = style({ display: 'flex', alignItems: 'center', gap: 6 })
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 20,
  padding: '24px 24px 96px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  vars: { [artWidth]: '208px' },
})
export const eyebrow = style({
  ...text('md', 'semibold'),
  margin: 0,
  marginBlockEnd: -12,
  color: vars.tone.primary.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const headline = style({
  ...text('4xl', 'heavy'),
  maxInlineSize: '26ch',
  textWrap: 'balance',
  outline: 'none',
})
export const description = style({ color: vars.color.inkMuted, maxInlineSize: '56ch' })
export const sizes = {
  medium: { headline: '', description: style({ ...text('lg'), textWrap: 'balance' }) },
  large: {
    headline: style({ maxInlineSize: '17ch', '@media': { [media.md]: text('display', 'heavy') } }),
    description: style(text('xl')),
  },
}
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 8,
})
export const more = style({ inlineSize: 'min(460px, 100%)', marginBlockStart: 12, textAlign: 'start' })
