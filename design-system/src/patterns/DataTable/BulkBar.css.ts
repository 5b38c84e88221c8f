import { keyframes } from '@vanilla-extract/css'
import { control, merge, text } from '../../css/factories.ts'
import { media, state } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/**
 * Takes no room and centres the bar on the table: a fixed box without inline offsets stands where it would
 * have stood in its parent, while its own offset holds it at the window's lower edge.
 */
export const place = style({ display: 'flex', justifyContent: 'center', blockSize: 0 })

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
export const bar = style({
  position: 'fixed',
  insetBlockEnd: 28,
  zIndex: vars.layer.bulkBar,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  maxInlineSize: 'calc(100vw - 24px)',
  padding: 8,
  paddingInlineStart: 18,
  borderRadius: vars.radius.card,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: `${vars.shadow.overlay}, ${vars.shadow.edge}`,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': {
    [media.belowSm]: { flexWrap: 'wrap', insetBlockEnd: 12, insetInline: 12, gap: 8, padding: 8 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { display: 'none' },
  },
})
export const count = style({
  ...text('md', 'medium'),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { flex: 1, paddingInlineStart: 10 } },
})
export const actions = style({
  display: 'flex',
  gap: 10,
  '@media': { [media.belowSm]: { order: 1, flexWrap: 'wrap', flexBasis: '100%', gap: 8 } },
})

const veil = (share: number) => `color-mix(in oklch, ${vars.color.onInverse} ${share}%, transparent)`
export const action = style(
  merge(control(), text('md', 'medium'), {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 34,
    paddingInline: 14,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.belowSm]: { flexGrow: 1, gap: 6, paddingInline: 8 },
    },
  }),
)
export const tones = {
  neutral: style({
    background: veil(10),
    selectors: { [state.hovered]: { background: veil(18) }, [state.pressed]: { background: veil(24) } },
  }),
  danger: style({
    background: vars.tone.danger.solid,
    color: vars.tone.danger.onSolid,
    selectors: {
      [state.hovered]: { background: vars.tone.danger.solidHover },
      [state.pressed]: { background: vars.tone.danger.solidHover },
    },
  }),
}
export const clear = style({
  paddingInline: 0,
  inlineSize: 34,
  flexGrow: 0,
  marginInlineStart: -6,
  selectors: { [state.hovered]: { background: veil(10) }, [state.pressed]: { background: veil(18) } },
  '@media': { [media.touch]: { inlineSize: 44 }, [media.belowSm]: { flexGrow: 0 } },
})
