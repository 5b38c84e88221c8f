import { surface } from '../../css/factories.ts'
import { barsBottom } from '../../css/page-top.ts'
import { from, media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

const BESIDE = 1024
const beside = from(BESIDE)

export const layout = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media': {
    [beside]: { gridTemplateColumns: 'minmax(0, 744fr) minmax(0, 376fr)', columnGap: 32 },
  },
})
export const content = style({ display: 'grid', gap: 20, minInlineSize: 0 })
export const side = style({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '@media': {
    [beside]: { position: 'sticky', insetBlockStart: `calc(${barsBottom} + 16px)` },
    [media.print]: { position: 'static' },
  },
})
export const bar = style({
  ...surface('overlay', 'card'),
  position: 'sticky',
  insetBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  zIndex: vars.layer.raised,
  padding: 12,
  '@media': {
    [beside]: { display: 'none' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
