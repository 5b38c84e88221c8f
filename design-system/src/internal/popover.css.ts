import { appear, merge, surface } from '../css/factories.ts'
import { style } from '../css/style.ts'
import { vars } from '../tokens/contract.css.ts'

/** The sheet of everything that opens beside its trigger; it grows from there. */
export const popover = style(
  merge(surface('overlay', 'control'), appear('scale(0.96)'), {
    borderRadius: 12,
    outline: 'none',
    overflow: 'auto',
    transformOrigin: 'var(--trigger-anchor-point, top)',
    maxInlineSize: 'min(90vw, 420px)',
    zIndex: vars.layer.overlay,
  }),
)
