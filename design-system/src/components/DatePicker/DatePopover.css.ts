import { appear, merge, surface } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const sheet = style(
  merge(surface('overlay', 'control'), appear('scale(0.96)'), {
    borderRadius: 12,
    outline: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    transformOrigin: 'var(--trigger-anchor-point, top)',
    // As wide as its months, also near the window's edge; it is then moved within.
    inlineSize: 'max-content',
    maxInlineSize: 'calc(100vw - 16px)',
    zIndex: vars.layer.overlay,
  }),
)
export const dialog = style({ display: 'flex', outline: 'none' })
export const content = style({ display: 'grid', gap: 12, padding: 12, minInlineSize: 0 })

/** Before the months where there is room, above them on a phone. */
export const withPresets = style({ '@media': { [media.belowSm]: { flexDirection: 'column' } } })
