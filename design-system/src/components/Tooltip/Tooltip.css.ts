import { appear, merge, text } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../theme/contract.css.ts'

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
