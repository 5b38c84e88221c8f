import { surface, text, truncate } from '../../css/factories.ts'
import { media } from '../../css/states.ts'
import { style } from '../../css/style.ts'
import { vars } from '../../tokens/contract.css.ts'

/** The windows stand side by side at the bottom, the newest at the end. */
export const dock = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 24,
  maxInlineSize: 'calc(100vw - 48px)',
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'row',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: 12,
  pointerEvents: 'none',
  '@media': {
    [media.belowMd]: {
      insetInline: 0,
      maxInlineSize: 'none',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
    },
    print: { display: 'none' },
  },
})

export const window = style({
  ...surface('overlay', 'card'),
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'clip',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  outline: 'none',
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.tone.primary.base}`, outlineOffset: -4 } },
})
const normal = style({
  inlineSize: 'min(540px, 100vw - 48px)',
  blockSize: 'min(600px, 100dvh - 88px)',
  '@media': {
    [media.belowMd]: { position: 'fixed', inset: 0, inlineSize: 'auto', blockSize: 'auto', borderRadius: 0 },
  },
})
const minimized = style({
  inlineSize: 260,
  '@media': {
    [media.belowMd]: {
      inlineSize: '100%',
      borderRadius: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})
const full = style({
  position: 'fixed',
  insetBlock: '5dvh',
  insetInline: 'max(24px, 10vw)',
  borderRadius: vars.radius.card,
  '@media': { [media.belowMd]: { inset: 0, borderRadius: 0 } },
})

export const sizes = { normal, minimized, full }
/** The whole of a window, as what is read out as a dialog. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  outline: 'none',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  minBlockSize: 44,
  paddingInline: '16px 6px',
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const title = style({
  ...text('md', 'semibold'),
  ...truncate,
  flex: 1,
  color: vars.color.ink,
  margin: 0,
})
/** On phones a window fills the screen by itself. */
export const onWide = style({ display: 'contents', '@media': { [media.belowMd]: { display: 'none' } } })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: 16,
  paddingBlock: 12,
})
export const foot = style({
  flex: 'none',
  paddingInline: 16,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
