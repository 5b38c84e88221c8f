import { focusRing, surface, transition } from '../../css/factories.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

export const frame = style({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 320,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  isolation: 'isolate',
})
export const map = style({ position: 'absolute', inset: 0 })
const panel = {
  ...surface('overlay', 'card'),
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
} as const
export const side = style({
  ...panel,
  position: 'absolute',
  zIndex: 1,
  insetBlock: 16,
  insetInlineStart: 16,
  inlineSize: 360,
})
export const sheet = style({
  ...panel,
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  ...transition('block-size', 'base'),
  selectors: { '&[data-held]': { transition: 'none' } },
})
export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: 28,
  cursor: 'grab',
  touchAction: 'none',
  outline: 'none',
  borderRadius: vars.radius.control,
  selectors: { ...focusRing('-2px') },
  '::before': {
    content: '""',
    inlineSize: 40,
    blockSize: 4,
    borderRadius: vars.radius.full,
    background: vars.color.lineControl,
    forcedColorAdjust: 'none',
  },
})
export const content = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })
