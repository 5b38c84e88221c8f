import { surface } from '../../css/factories.ts'
import { media, rtl } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  padding: '20px 20px 32px',
  // The shapes reach beyond the window on phones, and nobody should scroll to them.
  overflow: 'clip',
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  minBlockSize: 36,
})
export const main = style({
  position: 'relative',
  // A layer of its own, so that the shapes lie above the page and below the card.
  isolation: 'isolate',
  inlineSize: 'min(460px, 100%)',
  margin: 'auto',
  paddingBlock: 24,
})
export const card = style({
  ...surface('raised', 'card'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 'clamp(20px, 6vw, 36px)',
})
export const brand = style({ display: 'flex', justifyContent: 'center', minInlineSize: 0 })

const shape = {
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
  selectors: { [rtl]: { scale: '-1 1' } },
  '@media': { [media.forcedColors]: { display: 'none' }, [media.print]: { display: 'none' } },
} as const
export const letter = style({ ...shape, insetBlockStart: -64, insetInlineStart: -116 })
export const dots = style({ ...shape, insetBlockEnd: -52, insetInlineEnd: -76 })

export const ground = style({ fill: vars.tone.primary.soft })
export const ring = style({ fill: 'none', stroke: vars.tone.primary.line, strokeWidth: 1.5 })
export const grain = style({ fill: vars.tone.primary.base, opacity: 0.55 })
export const from = style({ stopColor: vars.brand.from })
export const to = style({ stopColor: vars.brand.to })
