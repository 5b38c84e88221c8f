import { appear, merge, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const veil = (share: number) => `color-mix(in oklch, ${vars.color.onInverse} ${share}%, transparent)`

export const tooltip = style(
  merge(appear('scale(0.96)'), {
    ...text('xs', 'medium'),
    paddingBlock: 5,
    paddingInline: 9,
    maxInlineSize: 'min(260px, calc(100vw - 24px))',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    boxShadow: vars.shadow.overlay,
    transformOrigin: 'var(--trigger-anchor-point, center)',
    pointerEvents: 'none',
    outline: 'none',
    zIndex: vars.layer.tooltip,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
)

export const rich = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: 10,
  maxInlineSize: 'min(300px, calc(100vw - 24px))',
})
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const title = style({ ...text('sm', 'semibold'), flex: 1, minInlineSize: 0 })
export const description = style({ display: 'block', ...text('sm'), color: veil(80) })
export const shortcut = style({
  ...text('2xs', 'semibold'),
  flex: 'none',
  paddingInline: 5,
  borderRadius: 4,
  background: veil(16),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
