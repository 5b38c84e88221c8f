import { text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'

export const place = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bulkBar,
  '@media': { print: { display: 'none' } },
})
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 10px',
  minBlockSize: 44,
  paddingBlock: 6,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${toneVars.line}`,
  background: `linear-gradient(${toneVars.soft}, ${toneVars.soft}) ${vars.color.surface}`,
  color: toneVars.ink,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' },
  },
})
export const sign = style({ display: 'inline-flex', flex: 'none' })
export const words = style({
  ...text('md', 'medium'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const actions = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: 6 })
