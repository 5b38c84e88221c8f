import { text } from '../../css/factories.ts'
import { rem } from '../../css/rem.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const line = `1px solid ${vars.color.line}`

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [`(min-width: ${rem(440)})`]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
export const tile = style({
  minInlineSize: 0,
  selectors: {
    '&:not(:nth-child(odd))': { borderInlineStart: line, paddingInlineStart: 20 },
  },
  '@container': {
    [`(min-width: ${rem(440)})`]: {
      selectors: { '&:not(:first-child)': { borderInlineStart: line, paddingInlineStart: 20 } },
    },
  },
})
export const label = style({
  ...text('md', 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const icon = style({ display: 'inline-flex', flex: 'none' })
export const value = style({
  ...text('3xl', 'heavy'),
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@container': { [`(min-width: ${rem(440)}) and (max-width: ${rem(600)})`]: text('2xl', 'heavy') },
  // The figure has a direction of its own, and stands where the strip's lines begin.
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
export const note = style({ ...text('sm'), color: vars.color.inkSubtle })
export const change = style({ ...text('sm', 'semibold'), fontVariantNumeric: 'tabular-nums' })
export const changes = {
  success: style({ color: vars.tone.success.ink }),
  danger: style({ color: vars.tone.danger.ink }),
  neutral: style({ color: vars.color.inkMuted }),
}
