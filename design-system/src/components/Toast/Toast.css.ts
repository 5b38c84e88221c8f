import { createVar, keyframes } from '@vanilla-extract/css'
import { control, focusRing, text, touchTarget } from '../../css/factories.ts'
import { media, rtl, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { toneVars } from '../../css/tones.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { from, region } from './ToastStack.css.ts'

/** How long the toast lives. */
export const life = createVar('toast-life')

const veil = (share: number) => `color-mix(in oklch, ${vars.color.onInverse} ${share}%, transparent)`
const come = keyframes({ from: { opacity: 0, transform: `translateY(${from})` } })
const run = keyframes({ to: { transform: 'scaleX(0)' } })

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 52,
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: 14,
  overflow: 'hidden',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  animation: `${come} ${vars.motion.base} ${vars.motion.easeOut}`,
  outline: 'none',
  selectors: focusRing('-2px'),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const mark = style({ color: toneVars.base, alignSelf: 'flex-start', paddingBlock: 8, flex: 'none' })
export const words = style({ display: 'grid', gap: 2, flex: '1 1 160px', minInlineSize: 0, paddingBlock: 8 })
export const title = style({ ...text('md', 'medium'), overflowWrap: 'anywhere' })
export const description = style({ ...text('sm'), color: veil(74), overflowWrap: 'anywhere' })

export const action = style(
  control({
    ...text('md', 'medium'),
    minBlockSize: 34,
    paddingInline: 12,
    borderRadius: vars.radius.control,
    background: veil(12),
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [state.hovered]: { background: veil(20) },
      [state.pressed]: { background: veil(26) },
    },
  }),
)
export const close = style(
  control({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 34,
    blockSize: 34,
    borderRadius: vars.radius.control,
    color: veil(74),
    ...touchTarget,
    selectors: {
      ...touchTarget.selectors,
      [state.hovered]: { background: veil(12), color: vars.color.onInverse },
      [state.pressed]: { background: veil(20) },
    },
  }),
)

/** The remaining time; it stands still while the toasts are hovered or hold the focus, as their clocks do. */
export const remaining = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: 2,
  background: veil(50),
  transformOrigin: 'left',
  animation: `${run} ${life} linear forwards`,
  selectors: {
    [rtl]: { transformOrigin: 'right' },
    [`${region}:is(:hover, :focus-within) &`]: { animationPlayState: 'paused' },
  },
})

const row = { before: 1, actions: 2 }
/** Its actions stand on a line of their own, below the words. */
export const vertical = style({
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  rowGap: 0,
  '::before': { content: '""', order: row.before, flexBasis: '100%' },
})
export const verticalWords = style({ flexBasis: 0 })
export const verticalAction = style({ order: row.actions, marginBlock: '4px 6px' })
export const verticalClose = style({ alignSelf: 'flex-start' })
